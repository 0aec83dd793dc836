import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { chatItem } from '../../schema/chat/chat-item.table.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'

/** With its author's profile; null of one who left the product, or is leaving it. */
export type ItemRow = {
  id: string
  channel_id: string
  seq: number
  author_seat: number
  author_id: string | null
  client_item_id: string
  kind: 'text' | 'image' | 'theme' | 'deleted'
  body: string
  is_read: boolean
  /** Milliseconds. */
  created_at: number
}

/** An item as one of the two of its conversation has it. */
export type OwnItem = {
  id: string
  channelId: string
  seq: number
  isMine: boolean
  seat: number
  profileId: string
  /** Of the other one, who may have left the product. */
  otherId: string
}

/** Above every position. */
const MOST_SEQ = 2_147_483_647

const ITEMS = `
  select i.id, i.channel_id, i.seq, i.author_seat, p.id as author_id, i.client_item_id, i.kind, i.body,
    i.is_read, (extract(epoch from i.created_at) * 1000)::float8 as created_at
  from chat_item i
  left join chat_member a on a.channel_id = i.channel_id and a.seat = i.author_seat
  left join (profile p join member on member.id = p.member_id and member.erase_at is null) on p.id = a.profile_id`

/** In the order they were sent: those before `before`, the newest of them; or those after `after`, the oldest. */
export async function listItemRows(
  { pool }: Database,
  channelId: string,
  range: { clearedSeq: number; before: number | null; after: number | null; limit: number },
): Promise<ItemRow[]> {
  const { clearedSeq, before, after, limit } = range
  const isForward = after !== null
  const { rows } = await pool.query<ItemRow>({
    name: isForward ? 'list_chat_items_after' : 'list_chat_items_before',
    text: `${ITEMS} where i.channel_id = $1 and i.seq > $2 and i.seq < $3
      order by i.seq ${isForward ? 'asc' : 'desc'} limit $4`,
    values: [channelId, Math.max(clearedSeq, after ?? 0), before ?? MOST_SEQ, limit],
  })
  return rows
}

export async function findItemRow(db: Executor, id: string): Promise<ItemRow | null> {
  const { rows } = await db.execute<ItemRow>(sql`${sql.raw(ITEMS)} where i.id = ${id}`)
  return rows[0] ?? null
}

export async function getItemRow(db: Executor, id: string): Promise<ItemRow> {
  const row = await findItemRow(db, id)
  if (!row) throw new Error(`item ${id} is gone`)
  return row
}

/** An item of one of the person's conversations, as long as it is theirs to see. */
export async function findOwnItem(
  db: Executor,
  profileId: string,
  id: string,
): Promise<OwnItem | null> {
  const [row] = await db
    .select({
      id: chatItem.id,
      channelId: chatItem.channelId,
      seq: chatItem.seq,
      isMine: sql<boolean>`${chatItem.authorSeat} = ${chatMember.seat}`,
      seat: chatMember.seat,
      profileId: chatMember.profileId,
      otherId: sql<string>`case ${chatMember.seat} when 1 then ${chatChannel.secondProfileId} else ${chatChannel.firstProfileId} end`,
    })
    .from(chatItem)
    .innerJoin(chatChannel, eq(chatChannel.id, chatItem.channelId))
    .innerJoin(chatMember, eq(chatMember.channelId, chatItem.channelId))
    .where(
      and(
        eq(chatItem.id, id),
        eq(chatMember.profileId, profileId),
        sql`${chatItem.seq} > ${chatMember.clearedSeq}`,
      ),
    )
  return row ?? null
}

/** Removes what it says, for both; it counts as read, since nobody is to look for it. False where it was sent before. */
export async function emptyItem(db: Executor, id: string, sentAfter: Date): Promise<boolean> {
  const emptied = await db
    .update(chatItem)
    .set({ kind: 'deleted', body: '', isRead: true })
    .where(and(eq(chatItem.id, id), sql`${chatItem.createdAt} > ${sentAfter}`))
    .returning({ id: chatItem.id })
  return emptied.length > 0
}

/** Marks what the other sent as read, up to a position or at it alone; answers how many that were not. */
export async function markItemsRead(
  db: Executor,
  { channelId, seat, upTo, only }: { channelId: string; seat: number; upTo: number; only: boolean },
): Promise<number> {
  const marked = await db
    .update(chatItem)
    .set({ isRead: true })
    .where(
      and(
        eq(chatItem.channelId, channelId),
        sql`${chatItem.authorSeat} <> ${seat}`,
        sql`not ${chatItem.isRead}`,
        only ? eq(chatItem.seq, upTo) : sql`${chatItem.seq} <= ${upTo}`,
      ),
    )
    .returning({ id: chatItem.id })
  return marked.length
}
