import { and, between, eq, gt, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { tree } from '../../schema/tree/tree.table.js'

export function hasTree(ctx: Context, profileId: string): Promise<boolean> {
  return isAny(ctx, eq(tree.profileId, profileId))
}

/** Whether a tree of theirs with letters has opened since then. */
export function hasOpenedTree(
  ctx: Context,
  { profileId, since }: { profileId: string; since: Date },
): Promise<boolean> {
  const hasOpened = between(tree.opensAt, since, ctx.clock.now())
  return isAny(ctx, and(eq(tree.profileId, profileId), hasOpened, gt(tree.letters, 0)))
}

async function isAny({ db }: Context, which: SQL | undefined): Promise<boolean> {
  const [row] = await db.select({ id: tree.id }).from(tree).where(which).limit(1)
  return row !== undefined
}
