import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { chatChannel } from '../../schema/chat/chat-channel.table.js'
import { chatMember } from '../../schema/chat/chat-member.table.js'

/** A conversation as one of its two has it. */
export type Room = {
  id: string
  seat: number
  profileId: string
  /** Of the other one, who may have left the product. */
  otherId: string
  clearedSeq: number
}

export const seatOf = (profileId: string, otherId: string) => (profileId < otherId ? 1 : 2)

/** Asked at every call about a conversation, so by a statement that is kept prepared. */
export async function findRoom(
  { pool }: Database,
  profileId: string,
  id: string,
): Promise<Room | null> {
  const found = await pool.query<Room>({
    name: 'find_chat_room',
    text: `select m.channel_id as id, m.seat, m.profile_id as "profileId", m.cleared_seq as "clearedSeq",
        case m.seat when 1 then c.second_profile_id else c.first_profile_id end as "otherId"
      from chat_member m join chat_channel c on c.id = m.channel_id
      where m.channel_id = $1 and m.profile_id = $2 and m.opened_at is not null`,
    values: [id, profileId],
  })
  return found.rows[0] ?? null
}

/** Inserts the conversation of two people, which neither has opened, or finds the one that there is; answers its id. */
export async function insertRoom(
  db: Executor,
  { id, profileIds, at }: { id: string; profileIds: readonly [string, string]; at: Date },
): Promise<string> {
  const [first, second] =
    profileIds[0] < profileIds[1] ? profileIds : [profileIds[1], profileIds[0]]
  const [channel] = await db
    .insert(chatChannel)
    .values({ id, firstProfileId: first, secondProfileId: second, createdAt: at })
    // Changes nothing, but answers the row that is there, whoever inserted it meanwhile.
    .onConflictDoUpdate({
      target: [chatChannel.firstProfileId, chatChannel.secondProfileId],
      set: { firstProfileId: first },
    })
    .returning({ id: chatChannel.id })
  if (!channel) throw new Error('the channel was neither inserted nor found')
  if (channel.id !== id) return channel.id
  await db.insert(chatMember).values([
    { channelId: id, seat: 1, profileId: first },
    { channelId: id, seat: 2, profileId: second },
  ])
  return id
}

/** From now on the conversation is there for the person, whether or not anything was written. */
export async function markOpened(
  db: Executor,
  { channelId, profileId, at }: { channelId: string; profileId: string; at: Date },
): Promise<void> {
  await db
    .update(chatMember)
    .set({ openedAt: at })
    .where(
      and(
        eq(chatMember.channelId, channelId),
        eq(chatMember.profileId, profileId),
        isNull(chatMember.openedAt),
      ),
    )
}

/** Locks the channel for the transaction, as everything that changes its items does first. */
export async function lockChannel(db: Executor, id: string) {
  const [row] = await db
    .select()
    .from(chatChannel)
    .where(eq(chatChannel.id, id))
    .for('no key update')
  if (!row) throw new Error(`channel ${id} is gone`)
  return row
}
