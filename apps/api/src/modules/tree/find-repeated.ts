import type { ParsedBodyOf } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findLetterByClientId } from './letter-repository.js'
import type { TreeLetterRow } from '../../schema/tree/tree.table.js'

export type NewLetter = ParsedBodyOf<'POST /v1/tree/{shareCode}/letter'>

/**
 * The letter that the writer's client id made before; null for a new one.
 * @throws AppError KEY_REUSED where that was another letter
 */
export async function findRepeated(
  { db }: Context,
  { owner, treeId, given }: { owner: Owner; treeId: string; given: NewLetter },
): Promise<TreeLetterRow | null> {
  const row = await findLetterByClientId(db, owner, given.clientLetterId)
  if (!row) return null
  const isSame =
    row.treeId === treeId &&
    row.body === given.text &&
    row.name === given.name &&
    row.ornament === given.ornament
  if (!isSame) throw new AppError('KEY_REUSED')
  return row
}
