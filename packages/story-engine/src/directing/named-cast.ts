import { compileTriggers, type TriggerMatcher } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'

const matchers = new WeakMap<CompiledTheme, TriggerMatcher>()

/** The people whom a text names, by name or alias, in the order of the cast. */
export function namedCast(theme: CompiledTheme, text: string): string[] {
  const named = new Set(
    matcherOf(theme)
      .find(text)
      .map(({ id }) => id),
  )
  return theme.castNames.filter((name) => named.has(name))
}

function matcherOf(theme: CompiledTheme): TriggerMatcher {
  const known = matchers.get(theme)
  if (known) return known
  const entries = theme.source.cast.map(({ name, aliases }) => ({
    id: name,
    keys: [name, ...aliases],
  }))
  const made = compileTriggers(entries)
  matchers.set(theme, made)
  return made
}
