import type { BLOCKED_COPY } from '@doran/contract/errors'
import {
  isUnsafeSentence,
  screenInput,
  screenModelInput,
  splitSentences,
} from '@doran/story-engine'
import type { RatedTurn } from './turn-store.js'

/** What a reader did, and what a scene says, where a person wrote it. */
export type Words = { text?: string | undefined; output?: string | undefined }

type Rating = RatedTurn['ageRating']
type Halt = keyof typeof BLOCKED_COPY
type Blocked = { field: keyof Words; halt: Halt }

/** In characters. The rules are made for what a person types at once, and cost more than a text's length. */
const PIECE = 500
/** No word is cut in two by the end of a piece. */
const OVERLAP = 40

/** Why such words are in no story of a rating; null where they may be. */
export function findBlocked({ text = '', output = '' }: Words, rating: Rating): Blocked | null {
  const ofText = haltOf(text, (piece) => {
    const { verdict } = screenModelInput(piece, rating)
    return verdict === 'ok' ? null : verdict
  })
  if (ofText) return { field: 'text', halt: ofText }
  const ofOutput = haltOf(output, (piece) => {
    const isUnsafe = splitSentences(piece).some((sentence) => isUnsafeSentence(sentence, rating))
    return isUnsafe ? 'rating' : null
  })
  return ofOutput && { field: 'output', halt: ofOutput }
}

function haltOf(text: string, judge: (piece: string) => Halt | null): Halt | null {
  const pieces = piecesOf(asRead(text))
  if (pieces.some((piece) => screenInput(piece).verdict === 'care')) return 'care'
  for (const piece of pieces) {
    const halt = judge(piece)
    if (halt) return halt
  }
  return null
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
