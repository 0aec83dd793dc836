import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'

type Seat = { channelId: string; seat: number }

const at = ({ channelId, seat }: Seat) =>
  and(eq(chatMember.channelId, channelId), eq(chatMember.seat, seat))

export async function setQuiet(db: Executor, seat: Seat, isQuiet: boolean): Promise<void> {
  await db
    .update(chatMember)
    .set({ isQuiet, ...(isQuiet && { noticeDueAt: null }) })
    .where(at(seat))
}

/** Takes the channel off the person's list; what is there now is theirs no more. */
export async function setLeft(db: Executor, seat: Seat, when: Date): Promise<void> {
  const last = db
    .select({ seq: chatChannel.lastSeq })
    .from(chatChannel)
    .where(eq(chatChannel.id, seat.channelId))
  await db
    .update(chatMember)
    .set({ leftAt: when, clearedSeq: sql`(${last})`, noticeDueAt: null })
    .where(at(seat))
}

/** Accepts a request that the other made. */
export async function setAccepted(db: Executor, { channelId, seat }: Seat): Promise<boolean> {
  const accepted = await db
    .update(chatChannel)
    .set({ status: 'accepted' })
    .where(
      and(
        eq(chatChannel.id, channelId),
        eq(chatChannel.status, 'requested'),
        sql`${chatChannel.requestedBySeat} <> ${seat}`,
      ),
    )
    .returning({ id: chatChannel.id })
  return accepted.length > 0
}

export async function clearNotice(db: Executor, seat: Seat): Promise<void> {
  await db
    .update(chatMember)
    .set({ noticeDueAt: null })
    .where(and(at(seat), sql`${chatMember.noticeDueAt} is not null`))
}

export type DueNotice = { channelId: string; profileId: string; otherId: string; name: string }

/** Takes who is to be notified now and still has something unread; whoever read it meanwhile is only struck off. */
export async function takeDueNotices(
  { pool }: Database,
  now: Date,
  limit: number,
): Promise<DueNotice[]> {
  const found = await pool.query<DueNotice>({
    name: 'take_due_chat_notices',
    text: `with due as (
        select channel_id, seat from chat_member
        where notice_due_at <= $1 order by notice_due_at limit $2 for update skip locked
      ), taken as (
        update chat_member m set notice_due_at = null from due
        where m.channel_id = due.channel_id and m.seat = due.seat
        returning m.channel_id, m.seat, m.profile_id, m.is_quiet, m.left_at, m.cleared_seq
      )
      select t.channel_id as "channelId", t.profile_id as "profileId", p.id as "otherId", p.name
      from taken t
      join chat_member o on o.channel_id = t.channel_id and o.seat <> t.seat
      join profile p on p.id = o.profile_id
      where not t.is_quiet and t.left_at is null
        and not exists (
          select from block b where b.blocker_profile_id = t.profile_id and b.blocked_profile_id = p.id
        )
        and exists (
          select from chat_item i
          where i.channel_id = t.channel_id and i.author_seat <> t.seat and not i.is_read and i.seq > t.cleared_seq
        )`,
    values: [now, limit],
  })
  return found.rows
}

/** Deletes conversations that nobody has any more, with what was said in them. */
export async function deleteAbandoned(db: Executor): Promise<void> {
  await db.execute(
    sql`delete from chat_channel c where not exists (select from chat_member m where m.channel_id = c.id)`,
  )
}
