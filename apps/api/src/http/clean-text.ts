import { normaliseText } from '@doran/korean'
import { AppError } from '../app-error.js'

/** Deeper than any declared call's input. */
const MAX_DEPTH = 16

/** Normalises every string of a parsed JSON value, so that lengths are counted on what will be kept. */
export function cleanStrings(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new AppError('INVALID_INPUT')
  if (typeof value === 'string') return normaliseText(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => cleanStrings(entry, depth + 1))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, cleanStrings(entry, depth + 1)]),
    )
  }
  return value
}
