import type { BLOCKED_COPY } from '@doran/contract/errors'
import {
  isUnsafeSentence,
  screenInput,
  screenModelInput,
  splitSentences,
} from '@doran/story-engine'
import type { RatedTurn } from './turn-repository.js'

/** What a reader did, and what a scene says, where a person wrote it. */
export type Words = { text?: string | undefined; output?: string | undefined }

type Rating = RatedTurn['ageRating']
type Halt = keyof typeof BLOCKED_COPY
type Blocked = { field: keyof Words; halt: Halt }

/** In characters. The rules are made for what a person types at once, and cost more than a text's length. */
const PIECE = 500
/** No word is cut in two by the end of a piece. */
const OVERLAP = 40

/** Why such words are in no story of a rating; null where they may be. What a scene says of dying is the story's. */
export function findBlocked({ text = '', output = '' }: Words, rating: Rating): Blocked | null {
  const halt = speaksOfOwnDying(text) ? 'care' : inputHalt(text, rating)
  if (halt) return { field: 'text', halt }
  return isUnsafe(output, rating) ? { field: 'output', halt: 'rating' } : null
}

/** Whether somebody seems to speak of their own dying. */
export function speaksOfOwnDying(text: string): boolean {
  return piecesOf(asRead(text)).some((piece) => screenInput(piece).verdict === 'care')
}

function inputHalt(text: string, rating: Rating): Halt | null {
  for (const piece of piecesOf(asRead(text))) {
    const { verdict } = screenModelInput(piece, rating)
    if (verdict !== 'ok') return verdict
  }
  return null
}

function isUnsafe(output: string, rating: Rating): boolean {
  const sentences = piecesOf(asRead(output)).flatMap(splitSentences)
  return sentences.some((sentence) => isUnsafeSentence(sentence, rating))
}

/** Line breaks, rows of spaces and tags part no word from the next for who reads it. */
function asRead(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; from += PIECE - OVERLAP) {
    pieces.push(text.slice(from, from + PIECE))
    if (from + PIECE >= text.length) break
  }
  return pieces
}
