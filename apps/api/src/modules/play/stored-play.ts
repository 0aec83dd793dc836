import { GameOutcome, PlayInput, PlayOptions, ResultCard } from '@doran/contract'
import { z } from 'zod'
import type { PlayRow } from '../../schema/play/play.table.js'

const Inputs = z.array(PlayInput)

/** What a row holds as JSON was written by this same code and is parsed again. */
export function inputsOf({ inputs }: Pick<PlayRow, 'inputs'>): PlayInput[] {
  return Inputs.parse(inputs)
}

export function dealOf({ seed, options }: Pick<PlayRow, 'seed' | 'options'>) {
  return { seed, options: PlayOptions.parse(options) }
}

/** Of a finished play. */
export function resultOf({ outcome, card }: Pick<PlayRow, 'outcome' | 'card'>) {
  return { outcome: GameOutcome.parse(outcome), card: cardOf({ card }) }
}

/** Of a finished play. */
export function cardOf({ card }: Pick<PlayRow, 'card'>) {
  return ResultCard.parse(card)
}
