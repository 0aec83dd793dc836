import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import {
  deletePersonaRow,
  listPersonaRows,
  lockPersonas,
  updatePersona,
} from './persona-repository.js'
import type { PersonaRow } from '../../schema/persona/persona.table.js'

/** Deletes a persona for good; the newest of the others takes its place as the default. Stories keep their copies. */
export async function deletePersona(
  ctx: Context<never, Owner>,
  { id }: Pick<PersonaRow, 'id'>,
): Promise<void> {
  await inTransaction(ctx, async ({ db, actor }) => {
    await lockPersonas(db, actor)
    await deletePersonaRow(db, actor, id)
    const [first] = await listPersonaRows(db, actor)
    if (first && !first.isDefault) await updatePersona(db, actor, first.id, { isDefault: true })
  })
}
