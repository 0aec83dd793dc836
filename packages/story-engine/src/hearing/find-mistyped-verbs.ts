import type { Intent } from '../theme-schema.js'
import { isWithinOneEdit } from './one-edit.js'
import { LONG_STEMS } from './stem-index.js'

/** Intents of words that are one slip away from a long stem; asked only when nothing was heard. */
export function findMistypedVerbs(sounds: string): Intent[] {
  const words = sounds.split(' ').filter((word) => word.length >= 6)
  const found = words.flatMap((word) =>
    LONG_STEMS.filter(({ text }) =>
      [-1, 0, 1].some((shift) => isWithinOneEdit(word.slice(0, text.length + shift), text)),
    ),
  )
  const longest = Math.max(0, ...found.map(({ text }) => text.length))
  return [
    ...new Set(found.filter(({ text }) => text.length === longest).map(({ intent }) => intent)),
  ]
}
