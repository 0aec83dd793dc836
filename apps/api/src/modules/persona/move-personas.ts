import { PERSONA } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import type { Merge } from '../../platform/module/table-rule.js'
import {
  countPersonas,
  deletePersonasOf,
  lockPersonas,
  movePersonaRows,
} from './persona-repository.js'

/**
 * Makes a visitor's personas a member's while the member has room; the rest goes, since nobody could read it again.
 * Answers how many were moved.
 */
export async function movePersonas({ db }: Context, merge: Merge): Promise<number> {
  const { visitorId, profileId } = merge
  const member = { kind: 'member', profileId } as const
  await lockPersonas(db, member)
  const limit = Math.max(0, PERSONA.most - (await countPersonas(db, member)))
  const moved = await movePersonaRows(db, { ...merge, limit })
  await deletePersonasOf(db, { kind: 'visitor', visitorId })
  return moved
}
