import { sql, type SQL } from 'drizzle-orm'
import { GONE_PROFILE_ID } from '@doran/contract/names'
import type { Executor } from '../../platform/db/client.js'
import type { ItemRow } from './item-store.js'

export type ChannelRow = {
  id: string
  seat: number
  status: 'empty' | 'requested' | 'accepted'
  requested_by_seat: number | null
  /** Milliseconds. */
  created_at: number
  is_quiet: boolean
  has_left: boolean
  /** Milliseconds. */
  last_item_at: number | null
  other_id: string
  other_name: string
  other_image: string | null
  is_gone: boolean
  is_blocked_by_me: boolean
  is_blocked: boolean
  unread: number
  last_item: ItemRow | null
}

/** Nobody needs to know how many more there are. */
export const MOST_UNREAD_COUNTED = 1_000

/** Somebody who left the product, or is leaving it, has neither name nor picture. */
const channelsWhere = (profileId: string, condition: SQL) => sql`
  select m.channel_id as id, m.seat, c.status, c.requested_by_seat, m.is_quiet, m.left_at is not null as has_left,
    (extract(epoch from c.created_at) * 1000)::float8 as created_at,
    (extract(epoch from m.last_item_at) * 1000)::float8 as last_item_at,
    coalesce(p.id, ${GONE_PROFILE_ID}::uuid) as other_id,
    coalesce(p.name, '') as other_name, p.profile_image as other_image, p.id is null as is_gone,
    exists (select from block b where b.blocker_profile_id = m.profile_id and b.blocked_profile_id = o.profile_id)
      as is_blocked_by_me,
    exists (select from block b where b.blocker_profile_id = o.profile_id and b.blocked_profile_id = m.profile_id)
      as is_blocked,
    unread.count as unread,
    last.item as last_item
  from chat_member m
  join chat_channel c on c.id = m.channel_id
  left join chat_member o on o.channel_id = m.channel_id and o.seat <> m.seat
  left join (profile p join member on member.id = p.member_id and member.erase_at is null) on p.id = o.profile_id
  cross join lateral (
    select count(*)::integer as count from (
      select from chat_item i
      where i.channel_id = m.channel_id and i.author_seat <> m.seat and not i.is_read and i.seq > m.cleared_seq
      limit ${MOST_UNREAD_COUNTED}
    ) counted
  ) unread
  left join lateral (
    select to_jsonb(i) || jsonb_build_object(
      'author_id', case when i.author_seat = m.seat then m.profile_id else p.id end, 'created_at', (extract(epoch from i.created_at) * 1000)::float8
    ) as item
    from chat_item i
    where i.channel_id = m.channel_id and i.seq = c.last_seq and i.seq > m.cleared_seq
  ) last on true
  where m.profile_id = ${profileId} and m.opened_at is not null and ${condition}`

export async function findChannelRow(
  db: Executor,
  profileId: string,
  id: string,
): Promise<ChannelRow | null> {
  const { rows } = await db.execute<ChannelRow>(channelsWhere(profileId, sql`m.channel_id = ${id}`))
  return rows[0] ?? null
}

export type ChannelPosition = { at: number; id: string }

export type ChannelFilter = {
  box?: 'requests' | 'talks' | undefined
  name?: string | undefined
}

/** The list of a person, the last talked in first. */
export async function listChannelRows(
  db: Executor,
  profileId: string,
  { box, name }: ChannelFilter,
  { after, limit }: { after: ChannelPosition | null; limit: number },
): Promise<ChannelRow[]> {
  const isRequest = sql`(c.status = 'requested' and c.requested_by_seat <> m.seat)`
  const conditions = [
    sql`m.last_item_at is not null and m.left_at is null`,
    sql`not exists (
      select from block b where b.blocker_profile_id = m.profile_id and b.blocked_profile_id = o.profile_id
    )`,
    ...(box === 'requests' ? [isRequest] : []),
    ...(box === 'talks' ? [sql`not ${isRequest}`] : []),
    ...(name ? [sql`p.name ilike ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}`] : []),
    ...(after
      ? [
          sql`(m.last_item_at, m.channel_id) < (to_timestamp(${after.at}::float8 / 1000), ${after.id}::uuid)`,
        ]
      : []),
  ]
  const { rows } = await db.execute<ChannelRow>(
    sql`${channelsWhere(profileId, sql.join(conditions, sql` and `))}
    order by m.last_item_at desc, m.channel_id desc limit ${limit}`,
  )
  return rows
}

export async function countUnreadOf(db: Executor, profileId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count_unread_chat(${profileId}, ${MOST_UNREAD_COUNTED}) as unread`,
  )
  return rows[0]?.unread ?? 0
}
