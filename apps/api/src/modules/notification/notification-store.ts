import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.js'
import { notification, type NotificationRow } from '../../db/schema/notification.js'

export type NotificationPosition = { createdAt: string; id: string }

const PURGED_AT_ONCE = 1_000
/** Nobody needs to know how many more there are. */
const MOST_COUNTED = 100

export async function insertNotification(
  db: Executor,
  row: typeof notification.$inferInsert,
): Promise<void> {
  await db.insert(notification).values(row)
}

/** An inbox, the newest first. */
export async function listNotificationRows(
  db: Executor,
  profileId: string,
  after: NotificationPosition | null,
  limit: number,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.profileId, profileId),
        after
          ? sql`(${notification.createdAt}, ${notification.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(limit)
}

/** Marks a notice of the inbox and all older ones as read; one that is not in it marks none. */
export async function markReadUpTo(
  db: Executor,
  profileId: string,
  id: string,
  at: Date,
): Promise<void> {
  const own = and(eq(notification.id, id), eq(notification.profileId, profileId))
  const position = db
    .select({ createdAt: notification.createdAt, id: notification.id })
    .from(notification)
    .where(own)
  await db
    .update(notification)
    .set({ readAt: at })
    .where(
      and(
        eq(notification.profileId, profileId),
        isNull(notification.readAt),
        sql`(${notification.createdAt}, ${notification.id}) <= (${position})`,
      ),
    )
}

/** How many notices of an inbox are unread, up to a hundred. */
export async function countUnread(db: Executor, profileId: string): Promise<number> {
  const some = db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.profileId, profileId), isNull(notification.readAt)))
    .limit(MOST_COUNTED)
    .as('some')
  const [counted] = await db.select({ unread: sql<number>`count(*)` }).from(some)
  return counted?.unread ?? 0
}

/** Forgets notices from before `deadline`, some at a time. */
export async function purgeNotifications(db: Executor, deadline: Date): Promise<void> {
  const old = db
    .select({ id: notification.id })
    .from(notification)
    .where(lt(notification.createdAt, deadline))
    .limit(PURGED_AT_ONCE)
  await db.delete(notification).where(inArray(notification.id, old))
}
