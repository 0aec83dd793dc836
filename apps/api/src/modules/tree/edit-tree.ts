import type { ParsedBodyOf, Tree } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { getTree } from './get-tree.js'
import { assertOpening, openingOf } from './opening-day.js'
import { lockTree, updateTree } from './tree-repository.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

type Edit = { tree: TreeRow } & ParsedBodyOf<'PATCH /v1/tree/{treeId}'>

/**
 * Changes what is given. The opening day is a promise to whoever wrote, so it stays once a letter hangs there.
 * @throws AppError LIMITED_SESSION, WRITING_PAUSED, TREE_HAS_LETTERS, TREE_OPENING_DATE, NOT_FOUND
 */
export async function editTree(
  ctx: Context<never, Member>,
  { tree: { id, shareCode }, opensOn, ...given }: Edit,
): Promise<Tree> {
  await assertMayWrite(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockTree(tx.db, id)
    if (!row) throw new AppError('NOT_FOUND')
    const opening = opensOn === undefined ? {} : openAnew(tx, row, openingOf(opensOn))
    await updateTree(tx.db, id, { ...given, ...opening })
  })
  return getTree(ctx, shareCode)
}

/** On another day, of which its owner is told anew; nothing where it is the same. */
function openAnew(ctx: Context, row: TreeRow, opensAt: Date): Partial<TreeRow> {
  if (opensAt.getTime() === row.opensAt.getTime()) return {}
  if (row.letters > 0) throw new AppError('TREE_HAS_LETTERS')
  assertOpening(ctx, opensAt)
  return { opensAt, announcedAt: null }
}
