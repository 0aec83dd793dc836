import { LENGTHS } from '@doran/contract/limits'
import { normaliseText } from '@doran/korean'
import { AppError } from '../errors/app-error.js'

/** Deeper than any declared call's input. */
const MAX_DEPTH = 16

/** There is nothing to normalise in such a text: ids, names of fields and most of what clients send. */
const PLAIN = /^[ -~]*$/

/**
 * Normalises every string of a parsed JSON value, names too, so that lengths are counted on what will be kept. No list or
 * object may have more than `maxEntries`: checking thousands would keep everybody waiting.
 */
export function cleanStrings(
  value: unknown,
  maxEntries: number = LENGTHS.bodyEntries,
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) throw new AppError('INVALID_INPUT')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) {
    if (value.length > maxEntries) throw new AppError('INVALID_INPUT')
    return value.map((entry: unknown) => cleanStrings(entry, maxEntries, depth + 1))
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    if (entries.length > maxEntries) throw new AppError('INVALID_INPUT')
    return Object.fromEntries(
      entries.map(([name, entry]) => [cleanText(name), cleanStrings(entry, maxEntries, depth + 1)]),
    )
  }
  return value
}

const cleanText = (text: string): string => (PLAIN.test(text) ? text : normaliseText(text))
