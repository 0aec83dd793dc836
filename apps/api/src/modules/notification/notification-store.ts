import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { notification } from './notification.table.js'

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

/** Of each channel one that is unread. */
export async function upsertChatNotification(
  db: Executor,
  row: {
    id: string
    profileId: string
    aboutProfileId: string
    data: { channelId: string; name: string }
    createdAt: Date
  },
): Promise<void> {
  // Drizzle knows no conflict with an index over an expression.
  await db.execute(
    sql`insert into notification (id, profile_id, about_profile_id, type, data, created_at)
    values (${row.id}, ${row.profileId}, ${row.aboutProfileId}, 'chat', ${JSON.stringify(row.data)}::jsonb,
      ${row.createdAt})
    on conflict (profile_id, (data->>'channelId')) where type = 'chat' and read_at is null
    do update set data = excluded.data, created_at = excluded.created_at`,
  )
}

export async function markChatRead(
  db: Executor,
  { profileId, channelId, at }: { profileId: string; channelId: string; at: Date },
): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: at })
    .where(
      and(
        eq(notification.profileId, profileId),
        eq(notification.type, 'chat'),
        isNull(notification.readAt),
        sql`${notification.data}->>'channelId' = ${channelId}`,
      ),
    )
}

export type NotificationRow = {
  id: string
  type: string
  data: unknown
  read_at: Date | null
  created_at: Date
}

const COLUMNS = 'select id, type, data, read_at, created_at from notification where profile_id = $1'
const NEWEST_FIRST = 'order by created_at desc, id desc limit $2'

/** An inbox, the newest first. Asked with every page of a member's, so by statements that are kept prepared. */
export async function listNotificationRows(
  { pool }: Database,
  profileId: string,
  after: NotificationPosition | null,
  limit: number,
): Promise<NotificationRow[]> {
  const found = await pool.query<NotificationRow>(
    after
      ? {
          name: 'list_notifications_after',
          text: `${COLUMNS} and (created_at, id) < ($3::timestamptz, $4::uuid) ${NEWEST_FIRST}`,
          values: [profileId, limit, after.createdAt, after.id],
        }
      : {
          name: 'list_notifications',
          text: `${COLUMNS} ${NEWEST_FIRST}`,
          values: [profileId, limit],
        },
  )
  return found.rows
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
