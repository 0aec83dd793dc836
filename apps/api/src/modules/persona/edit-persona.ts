import type { ParsedBodyOf, Persona } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { clearDefault, lockPersonas, updatePersona } from './persona-repository.js'
import { toPersona } from './persona-view.js'
import type { PersonaRow } from '../../schema/persona/persona.table.js'

type Edit = { persona: PersonaRow } & ParsedBodyOf<'PATCH /v1/persona/{personaUuid}'>

/**
 * Changes what is given; as the default it takes the place of the one before. Stories keep their copies.
 * @throws AppError NOT_FOUND
 */
export async function editPersona(
  ctx: Context<never, Owner>,
  { persona: { id }, isDefault, ...fields }: Edit,
): Promise<Persona> {
  return inTransaction(ctx, async ({ db, actor, clock }) => {
    await lockPersonas(db, actor)
    if (isDefault) await clearDefault(db, actor)
    const changes = { ...fields, isDefault, updatedAt: clock.now() }
    const row = await updatePersona(db, actor, id, changes)
    if (!row) throw new AppError('NOT_FOUND')
    return toPersona(row)
  })
}
