import { isDeepStrictEqual } from 'node:util'
import type { ParsedBodyOf, Tree } from '@doran/contract'
import { TREE } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { newShareCode } from '../play/index.js'
import { getTree } from './get-tree.js'
import { assertOpening, openingOf } from './opening-day.js'
import { countTrees, findTreeByClientId, insertTree, lockPlanting } from './tree-repository.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

type NewTree = ParsedBodyOf<'POST /v1/tree'>

/**
 * Plants a tree; the same client id with the same settings is the same tree.
 * @throws AppError LIMITED_SESSION, WRITING_PAUSED, KEY_REUSED, TREE_OPENING_DATE, TREES_FULL
 */
export async function createTree(ctx: Context<never, Member>, given: NewTree): Promise<Tree> {
  await assertMayWrite(ctx)
  const { shareCode } = await inTransaction(ctx, (tx) => plant(tx, given))
  return getTree(ctx, shareCode)
}

async function plant(ctx: Context<never, Member>, given: NewTree): Promise<TreeRow> {
  const { db, actor, clock } = ctx
  const { profileId } = actor
  const { opensOn, ...settings } = given
  const opensAt = openingOf(opensOn)
  await lockPlanting(db, profileId)
  const known = await findTreeByClientId(db, profileId, given.clientTreeId)
  if (known) {
    assertSame(known, { ...settings, opensAt })
    return known
  }
  assertOpening(ctx, opensAt)
  if ((await countTrees(db, profileId)) >= TREE.trees) throw new AppError('TREES_FULL')
  return insertTree(db, {
    id: ctx.newId(),
    shareCode: newShareCode(),
    profileId,
    ...settings,
    opensAt,
    createdAt: clock.now(),
  })
}

/** @throws AppError KEY_REUSED */
function assertSame(
  { clientTreeId, name, look, ground, opensAt, writers, showCount, showOrnaments }: TreeRow,
  given: Omit<NewTree, 'opensOn'> & { opensAt: Date },
): void {
  const before = { clientTreeId, name, look, ground, writers, showCount, showOrnaments, opensAt }
  if (!isDeepStrictEqual(before, given)) throw new AppError('KEY_REUSED')
}
