import { isDeepStrictEqual } from 'node:util'
import type { ParsedBodyOf, Persona } from '@doran/contract'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { holdOwner } from '../visitor/index.js'
import { mostOf } from './list-personas.js'
import {
  countPersonas,
  findPersonaByClientId,
  insertPersona,
  lockPersonas,
} from './persona-repository.js'
import { toPersona, toPersonaFields } from './persona-view.js'

type NewPersona = ParsedBodyOf<'POST /v1/persona'> & { becomeOwner: () => Promise<Owner> }

/**
 * Makes a persona; the first is the default. The same client id with the same fields is the same persona.
 * @throws AppError PERSONAS_FULL, KEY_REUSED
 */
export async function createPersona(
  ctx: Context<never, Actor>,
  { becomeOwner, clientPersonaId, ...fields }: NewPersona,
): Promise<Persona> {
  const owner = await becomeOwner()
  return inTransaction(ctx, async (tx) => {
    const { db, clock, newId } = tx
    await lockPersonas(db, owner)
    if (!(await holdOwner(tx, owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const known = await findPersonaByClientId(db, owner, clientPersonaId)
    if (known) {
      if (!isDeepStrictEqual(toPersonaFields(known), fields)) throw new AppError('KEY_REUSED')
      return toPersona(known)
    }
    const before = await countPersonas(db, owner)
    if (before >= mostOf(owner)) throw new AppError('PERSONAS_FULL')
    const now = clock.now()
    const row = await insertPersona(db, {
      id: newId(),
      ...ownerColumns(owner),
      clientPersonaId,
      ...fields,
      isDefault: before === 0,
      createdAt: now,
      updatedAt: now,
    })
    return toPersona(row)
  })
}
