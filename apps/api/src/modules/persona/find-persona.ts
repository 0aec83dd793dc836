import type { PersonaFields } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPersonaOfOwner } from './persona-repository.js'
import { toPersonaFields } from './persona-view.js'

/**
 * What a story keeps of one of the owner's personas.
 * @throws AppError NOT_FOUND, also where it is another's
 */
export async function findPersona(
  { db }: Context,
  { owner, id }: { owner: RowOwner; id: string },
): Promise<PersonaFields> {
  const row = await findPersonaOfOwner(db, owner, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toPersonaFields(row)
}
