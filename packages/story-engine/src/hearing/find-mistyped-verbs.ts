import type { Intent } from '../scene-schema.js'
import { isWithinOneEdit } from './one-edit.js'
import { LONG_STEMS } from './stem-index.js'

const MOST_WORDS = 30

/**
 * Intents of words that are one slip away from a long stem; asked only when nothing was heard.
 * A slip in the very first sound is not forgiven: it would make every word look like another.
 */
export function findMistypedVerbs(sounds: string): Intent[] {
  const words = sounds
    .split(' ')
    .filter((word) => word.length >= 6)
    .slice(0, MOST_WORDS)
  const found = words.flatMap((word) =>
    LONG_STEMS.filter(
      ({ text }) =>
        text[0] === word[0] &&
        [-1, 0, 1].some((shift) => isWithinOneEdit(word.slice(0, text.length + shift), text)),
    ),
  )
  const longest = Math.max(0, ...found.map(({ text }) => text.length))
  return [
    ...new Set(found.filter(({ text }) => text.length === longest).map(({ intent }) => intent)),
  ]
}
