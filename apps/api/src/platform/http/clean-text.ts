import { normaliseText } from '@doran/korean'
import { AppError } from '../errors/app-error.js'

/** Deeper than any declared call's input. */
const MAX_DEPTH = 16

/** More than any list or object of a declared call's input holds; checking thousands would keep everybody waiting. */
const MAX_ENTRIES = 100

/** In which there is nothing to normalise: ids, names of fields and most of what clients send. */
const PLAIN = /^[ -~]*$/

/** Normalises every string of a parsed JSON value, names too, so that lengths are counted on what will be kept. */
export function cleanStrings(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new AppError('INVALID_INPUT')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) {
    if (value.length > MAX_ENTRIES) throw new AppError('INVALID_INPUT')
    return value.map((entry: unknown) => cleanStrings(entry, depth + 1))
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    if (entries.length > MAX_ENTRIES) throw new AppError('INVALID_INPUT')
    return Object.fromEntries(
      entries.map(([name, entry]) => [cleanText(name), cleanStrings(entry, depth + 1)]),
    )
  }
  return value
}

const cleanText = (text: string): string => (PLAIN.test(text) ? text : normaliseText(text))
