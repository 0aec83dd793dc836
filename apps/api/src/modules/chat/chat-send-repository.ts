import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'

export type SendVerdict =
  | { kind: 'sent'; seq: number; id: string }
  | { kind: 'known'; id: string; bodyHash: string }
  | { kind: 'closed' | 'image' | 'requests' | 'waiting' }

type Seat = { id: string; seat: number }

type Answer = {
  verdict: 'sent' | 'known' | 'closed' | 'image' | 'requests' | 'waiting'
  id: string | null
  seq: number | null
  body_hash: string | null
}

/** What `send_chat_item` is asked. */
export type ItemToSend = {
  sender: string
  now: Date
  item: string
  client_item: string
  kind: string
  body: string
  body_hash: string
  max_requests: number
  requests_since: Date
  notice_due_at: Date
  /** Ids of the events, for the one on seat 1 and the one on seat 2. */
  events: readonly [string, string]
  /** The item as pages show it, but for its position. */
  shown: object
}

const SEND =
  'select verdict, (sent_item).id, (sent_item).seq, (sent_item).body_hash from send_chat_item'

/** Checks and writes an item in one question, by a statement that is kept prepared. */
export async function sendChatItem(
  { pool }: Database,
  room: Seat,
  asked: ItemToSend,
): Promise<SendVerdict> {
  const { rows } = await pool.query<Answer>({
    name: 'send_chat_item',
    text: `${SEND}($1, $2::smallint, $3::jsonb)`,
    values: [room.id, room.seat, JSON.stringify(asked)],
  })
  return toVerdict(rows[0], asked)
}

/** The same as a part of a transaction. */
export async function sendChatItemWithin(
  db: Executor,
  room: Seat,
  asked: ItemToSend,
): Promise<SendVerdict> {
  const { rows } = await db.execute<Answer>(
    sql`${sql.raw(SEND)}(${room.id}, ${room.seat}::smallint, ${JSON.stringify(asked)}::jsonb)`,
  )
  return toVerdict(rows[0], asked)
}

function toVerdict(answer: Answer | undefined, asked: ItemToSend): SendVerdict {
  if (!answer) throw new Error('send_chat_item answered nothing')
  const { verdict } = answer
  if (verdict === 'sent') return { kind: 'sent', id: asked.item, seq: answer.seq ?? 0 }
  if (verdict === 'known') {
    return { kind: 'known', id: answer.id ?? '', bodyHash: answer.body_hash ?? '' }
  }
  return { kind: verdict }
}
