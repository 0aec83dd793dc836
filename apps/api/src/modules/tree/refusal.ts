import type { TreeRefusal } from '@doran/contract'
import { TREE } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { ownerId } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'
import { hasTreeBlock } from './writer-repository.js'

const CODES = {
  opened: 'TREE_CLOSED',
  closed: 'TREE_CLOSED',
  full: 'TREE_FULL',
  members: 'TREE_FOR_MEMBERS',
} as const satisfies Record<TreeRefusal, string>

/** Why the actor cannot hang a letter; null where they can. Who is blocked is told that the tree is closed. */
export async function refusalOf(
  ctx: Context<never, Actor>,
  tree: TreeRow,
): Promise<TreeRefusal | null> {
  if (isOpen(ctx, tree)) return 'opened'
  if (tree.isClosed || (await isBlocked(ctx, tree))) return 'closed'
  if (tree.letters >= TREE.letters) return 'full'
  return tree.writers === 'members' && ctx.actor.kind !== 'member' ? 'members' : null
}

/** @throws AppError TREE_CLOSED, TREE_FULL, TREE_FOR_MEMBERS */
export async function assertTakes(ctx: Context<never, Actor>, tree: TreeRow): Promise<void> {
  const refusal = await refusalOf(ctx, tree)
  if (refusal) throw new AppError(CODES[refusal])
}

export function isOpen({ clock }: Context, { opensAt }: Pick<TreeRow, 'opensAt'>): boolean {
  return opensAt <= clock.now()
}

async function isBlocked(ctx: Context<never, Actor>, { profileId }: TreeRow): Promise<boolean> {
  const { db, actor } = ctx
  if (actor.kind === 'nobody') return false
  if (actor.kind === 'member' && actor.profileId === profileId) return false
  if (await hasTreeBlock(db, profileId, ownerId(actor))) return true
  if (actor.kind === 'visitor') return false
  const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, profileId)
  return isByMe || isByOther
}
