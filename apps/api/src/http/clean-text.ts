import { normaliseText } from '@doran/korean'

/** Normalises every string of a parsed JSON value, so that lengths are counted on what will be kept. */
export function cleanStrings(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value)
  if (Array.isArray(value)) return value.map(cleanStrings)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, cleanStrings(entry)]),
    )
  }
  return value
}
