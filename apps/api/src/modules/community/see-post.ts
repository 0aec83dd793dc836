import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { listSeenRows, type SeenPostRow } from './post-store.js'
import { viewerOf } from './post-view.js'

type ActorContext = Context<never, Actor>

/** What is hidden is seen by its author, and by those who decide about it. */
export function maySeeHidden({ actor }: ActorContext, authorProfileId: string | null): boolean {
  if (actor.kind !== 'member') return false
  if (actor.profileId === authorProfileId) return true
  return !actor.isLimited && actor.roles.some((role) => role === 'moderator' || role === 'admin')
}

/** The posts that are there for the actor, deleted or not. */
export async function listSeenPosts(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<SeenPostRow[]> {
  const rows = await listSeenRows(ctx.database, viewerOf(ctx), ids)
  return rows.filter(
    ({ isHidden, authorProfileId }) => !isHidden || maySeeHidden(ctx, authorProfileId),
  )
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
