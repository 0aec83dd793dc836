import type { Turn, TurnKind } from '@doran/contract'
import { isEmptyStop } from '../stream/turn-update.js'

/** How the person may write; the other kinds carry no text of theirs. */
export type WriteMode = Exclude<TurnKind, 'choice' | 'continue'>
export type WrittenInput = { kind: WriteMode; text: string }

/** What the person wrote in the box; null for a choice and where they only let the story continue. */
export function writtenInput(input: Turn['input']): WrittenInput | null {
  if (!input || input.kind === 'choice' || input.kind === 'continue') return null
  return { kind: input.kind, text: input.text }
}

/** The input that a turn without text gives back to the box; after a cry for help it is left alone. */
export function returnedInput(turn: Turn | null): WrittenInput | null {
  if (!turn) return null
  const isRefused = turn.status === 'blocked' && turn.halt !== 'care'
  // A question to the service is answered; what the story did not understand is to be changed.
  const isUnheard = turn.status === 'aside' && turn.halt !== 'outside'
  return isRefused || isUnheard || isEmptyStop(turn) ? writtenInput(turn.input) : null
}
