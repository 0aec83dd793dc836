import { z } from 'zod'
import type { SavedThing } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { findThings } from './find-things.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listSaveRows, type SaveFilter, type SaveRow } from './saved-repository.js'

const Position = z.object({
  sort: z.enum(['new', 'old']),
  createdAt: CursorInstant,
  targetId: z.uuid(),
})

type Query = SaveFilter & { cursor?: string | undefined; limit: number }

/** What the member saved, by when; what they cannot see any more stays, without a title. */
export async function listSaved(
  ctx: FullContext<Member>,
  { cursor, limit, ...filter }: Query,
): Promise<{ items: SavedThing[]; nextCursor: string | null }> {
  const { sort } = filter
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  const rows = await listSaveRows(ctx.db, ctx.actor.profileId, filter, { after, limit: limit + 1 })
  const page = toPage(
    rows,
    limit,
    (row) => row,
    ({ createdAt, targetId }) => ({ sort, createdAt, targetId }),
  )
  const things = await findThings(ctx, page.items)
  const items = page.items.map((row) => toSavedThing(row, things.get(row.targetId)))
  return { items, nextCursor: page.nextCursor }
}

function toSavedThing(
  { targetType, targetId, collectionId, createdAt }: SaveRow,
  thing: EngagementThing | undefined,
): SavedThing {
  const { title = null, subtitle = null, picture = null } = thing ?? {}
  const savedAt = createdAt.toISOString()
  return { targetType, targetId, title, subtitle, picture, collectionId, savedAt }
}
