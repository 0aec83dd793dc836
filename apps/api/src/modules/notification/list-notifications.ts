import { z } from 'zod'
import { NotificationContent, type Notification } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listNotificationRows, type NotificationRow } from './notification-repository.js'

const Position = z.object({ createdAt: CursorInstant, id: z.uuid() })

/** A member's inbox, the newest first. */
export async function listNotifications(
  { database, actor }: Context<never, Member>,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  const rows = await listNotificationRows(database, actor.profileId, after, query.limit + 1)
  return toPage(rows, query.limit, toNotification, (row) => ({
    createdAt: row.created_at,
    id: row.id,
  }))
}

/** A notice as it goes over the wire. What it holds was written by this same code and is parsed again. */
function toNotification(row: NotificationRow): Notification {
  const content = NotificationContent.parse({ type: row.type, data: row.data })
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
    ...content,
  }
}
