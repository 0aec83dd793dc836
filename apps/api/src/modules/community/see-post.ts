import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { isOperator } from '../permission/index.js'
import { listSeenRows, type SeenPostRow } from './post-repository.js'

type ActorContext = Context<never, Actor>

/** What is hidden is seen by its author, and by those who decide about it. */
export function maySeeHidden(ctx: ActorContext, authorProfileId: string | null): boolean {
  const { actor } = ctx
  const isAuthor = actor.kind === 'member' && actor.profileId === authorProfileId
  return isAuthor || isOperator(ctx)
}

/** Whose blocks count for what is opened by its address; null for nobody's: no block keeps a post from operators. */
export function blocksOf(ctx: ActorContext): string | null {
  return isOperator(ctx) ? null : profileIdOf(ctx.actor)
}

/** The posts that are there for the actor, deleted or not. */
export async function listSeenPosts(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<SeenPostRow[]> {
  const rows = await listSeenRows(ctx.database, profileIdOf(ctx.actor), ids)
  return rows.filter((row) => isShown(ctx, row))
}

const isShown = (ctx: ActorContext, { isHidden, authorProfileId }: SeenPostRow): boolean =>
  !isHidden || maySeeHidden(ctx, authorProfileId)

/** One that the actor may read by its address; null where there is none. */
export async function findReadablePost(ctx: ActorContext, id: string): Promise<SeenPostRow | null> {
  const [row] = await listSeenRows(ctx.database, blocksOf(ctx), [id])
  return row && isShown(ctx, row) ? row : null
}

/** Null where there is none for the actor. */
export async function findSeenPost(ctx: ActorContext, id: string): Promise<SeenPostRow | null> {
  const [row] = await listSeenPosts(ctx, [id])
  return row ?? null
}

/**
 * One that stands.
 * @throws AppError NOT_FOUND, POST_DELETED
 */
export async function getSeenPost(ctx: ActorContext, id: string): Promise<SeenPostRow> {
  const row = await findSeenPost(ctx, id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.deletedAt !== null) throw new AppError('POST_DELETED')
  return row
}
