import { z } from 'zod'
import { Notification } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { NotificationRow } from '../../db/schema/notification.js'
import { CursorInstant, decodeCursor, toPage } from '../../keyset/cursor.js'
import { listNotificationRows } from './notification-store.js'

const Position = z.object({ createdAt: CursorInstant, id: z.uuid() })

/** A member's inbox, the newest first. */
export async function listNotifications(
  deps: Deps,
  profileId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  const rows = await listNotificationRows(deps.db, profileId, after, query.limit + 1)
  return toPage(rows, query.limit, toNotification, ({ createdAt, id }) => ({
    createdAt: createdAt.toISOString(),
    id,
  }))
}

/** A notice as it goes over the wire. Its data was written by this same code and is parsed again. */
function toNotification(row: NotificationRow): Notification {
  return Notification.parse({
    id: row.id,
    type: row.type,
    data: row.data,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  })
}
