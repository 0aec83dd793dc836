import { Choice, type ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { z } from 'zod'
import { AppError } from '../../app-error.js'
import type { TurnRow } from '../../db/schema/turn.js'

export type TurnRequest = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/turn'>

/** The offered choice with this label; throws `INVALID_INPUT` when none was. */
export function findChoice(parent: TurnRow, label: string): Choice {
  const offered = z.array(Choice).parse(parent.choices)
  const choice = offered.find((candidate) => candidate.label === label)
  if (choice) return choice
  throw new AppError('INVALID_INPUT', { field: 'text', message: FIELD_COPY.choiceUnknown })
}
