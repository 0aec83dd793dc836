import type { NotificationTopic } from '@doran/contract'
import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { notification } from '../../schema/notification/notification.table.js'

type NewRow = {
  id: string
  profileId: string
  aboutProfileId: string | null
  type: string
  data: unknown
  createdAt: Date
}

export type NotificationPosition = { createdAt: string; id: string }

const PURGED_AT_ONCE = 1_000
/** Nobody needs to know how many more there are. */
const MOST_COUNTED = 100

export async function insertNotification(db: Executor, row: NewRow): Promise<void> {
  await db.insert(notification).values(row)
}

/** What becomes of an unread one that tells of the same; without it there is one for each event. */
const ONCE: Readonly<Record<NotificationTopic, SQL>> = {
  comment: sql`
    on conflict (profile_id, type, (data->>'targetType'), (data->>'targetId'))
      where type in ('comment', 'comment_reply') and read_at is null
    do update set
      data = excluded.data || jsonb_build_object('count', coalesce((notification.data->>'count')::int, 1) + 1),
      about_profile_id = excluded.about_profile_id,
      created_at = excluded.created_at`,
  chat: sql`
    on conflict (profile_id, (data->>'channelId')) where type = 'chat' and read_at is null
    do update set data = excluded.data, created_at = excluded.created_at`,
  like: sql``,
  tree: sql`
    on conflict (profile_id, (data->>'shareCode')) where type = 'tree_letter' and read_at is null
    do update set
      data = excluded.data || jsonb_build_object('count', coalesce((notification.data->>'count')::int, 1) + 1),
      created_at = excluded.created_at`,
}

/**
 * In one question, since it is asked within what people wait for. Drizzle knows no conflict with an expression. Answers
 * the id of the new one, or of the one that tells of the same.
 */
export async function insertUnlessOff(
  db: Executor,
  topic: NotificationTopic,
  row: NewRow,
): Promise<string | null> {
  const { id, profileId, aboutProfileId, type, data, createdAt } = row
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into notification (id, profile_id, about_profile_id, type, data, created_at)
    select ${id}::uuid, ${profileId}::uuid, ${aboutProfileId}::uuid, ${type}::text, ${JSON.stringify(data)}::jsonb,
      ${createdAt}::timestamptz
    where not exists (
      select from notification_setting where profile_id = ${profileId} and topic = ${topic} and not is_on
    )
    ${ONCE[topic]}
    returning id`)
  return rows[0]?.id ?? null
}

/** An unread one tells of one thing less, and is gone with the last; what was read stays. */
export async function withdrawOne(db: Executor, id: string): Promise<void> {
  const unread = and(eq(notification.id, id), isNull(notification.readAt))
  const told = sql`coalesce((${notification.data}->>'count')::int, 1)`
  await db.delete(notification).where(and(unread, sql`${told} <= 1`))
  await db
    .update(notification)
    .set({ data: sql`${notification.data} || jsonb_build_object('count', ${told} - 1)` })
    .where(unread)
}

/**
 * Erases an inbox. Elsewhere notices about its member go with the profile, but for those that tell of others too:
 * these lose the name.
 */
export async function eraseInbox(db: Executor, profileId: string): Promise<void> {
  await db.delete(notification).where(eq(notification.profileId, profileId))
  await db.execute(sql`
    update notification set about_profile_id = null, data = data || '{"name": ""}'
    where about_profile_id = ${profileId} and (data->>'count')::int > 1`)
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
