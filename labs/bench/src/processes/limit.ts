import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { LimitJob } from '../harness/messages.js'
import { listenAndSay } from '../harness/listen-and-say.js'

/** The least that can answer the API's calls: node:http, and for a list pg with the statements that the API asks. */
const { connection, head, plainBody, cookieName } = LimitJob.parse(
  JSON.parse(process.argv[2] ?? ''),
)
const pool = new Pool({ ...connection, max: 16 })

type SessionRow = { profile_id: string }
type NoticeRow = { id: string; type: string; data: unknown; read_at: Date | null; created_at: Date }

async function list(incoming: IncomingMessage): Promise<string> {
  const cookie = incoming.headers.cookie ?? ''
  const token = cookie.slice(cookieName.length + 1, cookie.indexOf('.'))
  const sessions = await pool.query<SessionRow>({
    name: 'session',
    text: `select s.id, s.member_id, p.id as profile_id, s.is_limited, m.roles,
        m.consented_at is not null as has_consented, s.proved_at, s.updated_at, s.expires_at
      from auth_session s
      join member m on m.id = s.member_id
      join profile p on p.member_id = s.member_id
      where s.token = $1 and s.expires_at > $2 and m.erase_at is null`,
    values: [token, new Date()],
  })
  const notices = await pool.query<NoticeRow>({
    name: 'notices',
    text: `select "id", "profile_id", "type", "data", "read_at", "created_at" from "notification"
      where "notification"."profile_id" = $1
      order by "notification"."created_at" desc, "notification"."id" desc limit $2`,
    values: [sessions.rows[0]?.profile_id, 21],
  })
  const items = notices.rows.slice(0, 20).map(({ id, type, data, read_at, created_at }) => ({
    id,
    createdAt: created_at.toISOString(),
    isRead: read_at !== null,
    type,
    data,
  }))
  const last = items.at(-1)
  const position = JSON.stringify({ createdAt: last?.createdAt, id: last?.id })
  return JSON.stringify({ items, nextCursor: Buffer.from(position).toString('base64url') })
}

function answer(outgoing: ServerResponse, body: string): void {
  outgoing.writeHead(200, { ...head, 'content-length': Buffer.byteLength(body) }).end(body)
}

listenAndSay(
  createServer((incoming, outgoing) => {
    if (incoming.url === '/v1/auth/provider') return answer(outgoing, plainBody)
    list(incoming).then(
      (body) => answer(outgoing, body),
      () => outgoing.destroy(),
    )
  }),
)
