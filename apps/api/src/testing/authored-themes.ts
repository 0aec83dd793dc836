import { loadAuthoredThemes, type AuthoredContent } from '@doran/story-content'

let shipped: AuthoredContent | null = null

/** What the product ships. Opening it takes over a second, so a worker does it once; frozen, as test files share it. */
export function authoredThemes(): AuthoredContent {
  shipped ??= deepFreeze(loadAuthoredThemes())
  return shipped
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return Object.freeze(value)
}
