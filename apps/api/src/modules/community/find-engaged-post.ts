import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { CommentAccess, EngagementThing } from '../../platform/module/engagement-target.js'
import type { SeenPostRow } from './post-repository.js'
import { pictureUrl } from './post-view.js'
import { findReadablePost, findSeenPost, listSeenPosts } from './see-post.js'

type ActorContext = Context<never, Actor>

/** A post as what is liked and saved. */
export async function findEngagedPost(
  ctx: ActorContext,
  id: string,
): Promise<EngagementThing | null> {
  const row = await findSeenPost(ctx, id)
  return row && row.deletedAt === null ? toThing(row) : null
}

/** By their ids. */
export async function findEngagedPosts(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EngagementThing>> {
  const rows = await listSeenPosts(ctx, ids)
  const standing = rows.filter(({ deletedAt }) => deletedAt === null)
  return new Map(standing.map((row) => [row.id, toThing(row)]))
}

/** What comments stand below: a deleted post too. */
export async function findCommentedPost(
  ctx: ActorContext,
  id: string,
): Promise<EngagementThing | null> {
  const row = await findReadablePost(ctx, id)
  return row && toThing(row)
}

/** Nothing is added below what is gone or hidden, nor across a block by an operator who reads it. */
export async function findCommentAccess(ctx: ActorContext, id: string): Promise<CommentAccess> {
  const row = await findReadablePost(ctx, id)
  if (!row) return 'off'
  if (row.deletedAt !== null || row.isHidden) return 'ended'
  return (await findSeenPost(ctx, id)) ? 'open' : 'ended'
}

function toThing({
  authorProfileId,
  title,
  excerpt,
  body,
  isSpoiler,
}: SeenPostRow): EngagementThing {
  const picture = isSpoiler ? undefined : body.find((block) => block.type === 'picture')
  return {
    ownerProfileId: authorProfileId,
    title,
    subtitle: isSpoiler ? '' : excerpt,
    picture: picture ? { url: pictureUrl(picture.key), alt: picture.alt } : null,
  }
}
