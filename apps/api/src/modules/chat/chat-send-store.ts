import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export type SendVerdict =
  | { kind: 'sent'; seq: number; id: string; createdAt: string; isRead: boolean }
  | { kind: 'known'; id: string; bodyHash: string }
  | { kind: 'closed' | 'image' | 'requests' | 'waiting' }

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

/** Checks and writes an item in one question. */
export async function sendChatItem(
  db: Executor,
  { id, seat }: { id: string; seat: number },
  asked: ItemToSend,
): Promise<SendVerdict> {
  const { rows } = await db.execute<Answer>(
    sql`select verdict, (sent_item).id, (sent_item).seq, (sent_item).body_hash
    from send_chat_item(${id}, ${seat}::smallint, ${JSON.stringify(asked)}::jsonb)`,
  )
  const [answer] = rows
  if (!answer) throw new Error('send_chat_item answered nothing')
  const { verdict } = answer
  if (verdict === 'sent') {
    return {
      kind: 'sent',
      id: answer.id ?? '',
      seq: answer.seq ?? 0,
      createdAt: asked.now.toISOString(),
      isRead: false,
    }
  }
  if (verdict === 'known') {
    return { kind: 'known', id: answer.id ?? '', bodyHash: answer.body_hash ?? '' }
  }
  return { kind: verdict }
}
