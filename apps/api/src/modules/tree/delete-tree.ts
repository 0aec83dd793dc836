import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { deleteTreeRow } from './tree-repository.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

/** Takes a tree away for good, with all letters that hang there. */
export function deleteTree({ db }: Context<never, Member>, { id }: TreeRow): Promise<void> {
  return deleteTreeRow(db, id)
}
