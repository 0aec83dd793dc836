import type { TreeCard } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listTreesOf } from './tree-repository.js'
import { toTreeCard } from './tree-view.js'

export async function listOwnTrees(ctx: Context<never, Member>): Promise<{ items: TreeCard[] }> {
  const rows = await listTreesOf(ctx.db, ctx.actor.profileId, ctx.clock.now())
  return { items: rows.map((row) => toTreeCard(ctx, row)) }
}
