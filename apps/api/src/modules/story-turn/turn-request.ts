import { Choice, type ParsedBodyOf } from '@doran/contract'
import type { TurnInput } from '@doran/story-engine'
import { z } from 'zod'
import type { TurnRow } from '../../schema/story/turn.table.js'

export type TurnRequest = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/turn'>

/** What the engine gets of an accepted request. */
export function toTurnInput(
  { kind, text }: TurnRequest,
  parent: Pick<TurnRow, 'choices'>,
): TurnInput {
  if (kind !== 'choice') return { kind, text }
  const choice = offeredChoices(parent).find(({ label }) => label === text)
  if (!choice) throw new Error('a choice was accepted that was not offered')
  return { kind, text, choiceId: choice.id }
}

export function offeredChoices({ choices }: Pick<TurnRow, 'choices'>): Choice[] {
  return z.array(Choice).parse(choices)
}
