import { sql } from 'drizzle-orm'
import { GONE_PROFILE_ID } from '@doran/contract/names'
import type { Database, Executor } from '../../platform/db/client.js'
import type { ItemRow } from './item-repository.js'

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
  other_frame: string | null
  is_gone: boolean
  is_blocked_by_me: boolean
  is_blocked: boolean
  unread: number
  last_item: ItemRow | null
}

/** Nobody needs to know how many more there are. */
export const MOST_UNREAD_COUNTED = 1_000

/** Somebody who left the product, or is leaving it, has neither name nor picture. $1 is whose they are. */
const CHANNELS = `
  select m.channel_id as id, m.seat, c.status, c.requested_by_seat, m.is_quiet, m.left_at is not null as has_left,
    (extract(epoch from c.created_at) * 1000)::float8 as created_at,
    (extract(epoch from m.last_item_at) * 1000)::float8 as last_item_at,
    coalesce(p.id, '${GONE_PROFILE_ID}'::uuid) as other_id,
    coalesce(p.name, '') as other_name, p.profile_image as other_image, p.frame as other_frame, p.id is null as is_gone,
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
  where m.profile_id = $1 and m.opened_at is not null`

/** Asked at every opening of a conversation, so by a statement that is kept prepared. */
export async function findChannelRow(
  { pool }: Database,
  profileId: string,
  id: string,
): Promise<ChannelRow | null> {
  const { rows } = await pool.query<ChannelRow>({
    name: 'find_chat_channel',
    text: `${CHANNELS} and m.channel_id = $2`,
    values: [profileId, id],
  })
  return rows[0] ?? null
}

export type ChannelPosition = { at: number; id: string }

export type ChannelFilter = {
  box?: 'requests' | 'talks' | undefined
  name?: string | undefined
}

const IS_REQUEST = "(c.status = 'requested' and c.requested_by_seat <> m.seat)"
const BOXES = { requests: IS_REQUEST, talks: `not ${IS_REQUEST}` }
const LISTED = `m.last_item_at is not null and m.left_at is null and not exists (
  select from block b where b.blocker_profile_id = m.profile_id and b.blocked_profile_id = o.profile_id
)`

/** The list of a person, the last talked in first. */
export async function listChannelRows(
  { pool }: Database,
  profileId: string,
  { box, name }: ChannelFilter,
  { after, limit }: { after: ChannelPosition | null; limit: number },
): Promise<ChannelRow[]> {
  const values: unknown[] = [profileId, limit]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [LISTED]
  if (box) conditions.push(BOXES[box])
  if (name) conditions.push(`p.name ilike ${add(`%${name.replace(/[\\%_]/g, '\\$&')}%`)}`)
  if (after) {
    const at = `to_timestamp(${add(after.at)}::float8 / 1000)`
    conditions.push(`(m.last_item_at, m.channel_id) < (${at}, ${add(after.id)}::uuid)`)
  }
  const { rows } = await pool.query<ChannelRow>(
    `${CHANNELS} and ${conditions.join(' and ')}
    order by m.last_item_at desc, m.channel_id desc limit $2`,
    values,
  )
  return rows
}

export async function countUnreadOf(db: Executor, profileId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count_unread_chat(${profileId}, ${MOST_UNREAD_COUNTED}) as unread`,
  )
  return rows[0]?.unread ?? 0
}
