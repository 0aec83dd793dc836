import type { Tree } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findSeenTree, type SeenTree } from './tree-repository.js'
import { toTree } from './tree-view.js'

/** @throws AppError NOT_FOUND */
export async function getTree(ctx: Context<never, Actor>, shareCode: string): Promise<Tree> {
  return toTree(ctx, await seeTree(ctx, shareCode))
}

/**
 * A tree as the actor sees it.
 * @throws AppError NOT_FOUND
 */
export async function seeTree(
  { db, actor }: Context<never, Actor>,
  shareCode: string,
): Promise<SeenTree> {
  const row = await findSeenTree(db, profileIdOf(actor), { shareCode })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
