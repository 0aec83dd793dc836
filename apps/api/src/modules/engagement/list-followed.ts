import { z } from 'zod'
import type { FollowTarget, Subscription } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { findThings } from './find-things.js'
import { listFollowRows, updateFollowNotices, type FollowRow } from './follow-repository.js'

const Position = z.object({ createdAt: CursorInstant, targetId: z.uuid() })

/** Whom and what the member follows, the last first; what they cannot see any more stays, without a title. */
export async function listFollowed(
  ctx: FullContext<Member>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Subscription[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const rows = await listFollowRows(ctx.db, ctx.actor.profileId, { after, limit: limit + 1 })
  const page = toPage(
    rows,
    limit,
    (row) => row,
    ({ createdAt, targetId }) => ({ createdAt: createdAt.toISOString(), targetId }),
  )
  const things = await findThings(ctx, page.items)
  const items = page.items.map((row) => toSubscription(row, things.get(row.targetId)))
  return { items, nextCursor: page.nextCursor }
}

/**
 * Whether the member is told of news of what they follow.
 * @throws AppError NOT_FOUND where they do not follow it
 */
export async function changeNotices(
  { db, actor }: FullContext<Member>,
  change: { targetType: FollowTarget; targetId: string; hasNotices: boolean },
): Promise<void> {
  const isThere = await updateFollowNotices(db, actor.profileId, change)
  if (!isThere) throw new AppError('NOT_FOUND')
}

function toSubscription(
  { targetType, targetId, hasNotices, createdAt }: FollowRow,
  thing: EngagementThing | undefined,
): Subscription {
  const { title = null, subtitle = null, picture = null } = thing ?? {}
  const followedAt = createdAt.toISOString()
  return { targetType, targetId, title, subtitle, picture, hasNotices, followedAt }
}
