import type { Turn } from '@doran/contract'
import { isUntold } from '@doran/story-reader'
import type { WriteMode } from './read-shortcut'

export type WrittenWords = { kind: WriteMode; text: string }

/** What the person wrote in the box; null for a choice and where they only let the story go on. */
export function writtenWords(input: Turn['input']): WrittenWords | null {
  if (!input || input.kind === 'choice' || input.kind === 'continue') return null
  return { kind: input.kind, text: input.text }
}

/** The words a turn gives back, because nothing was told to them. After a cry for help they are left alone. */
export function wordsBackFrom(turn: Turn | null): WrittenWords | null {
  if (!turn) return null
  const isRefused = turn.status === 'blocked' && turn.halt !== 'care'
  return isRefused || isUntold(turn) ? writtenWords(turn.input) : null
}
