import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import { ChatItem } from '@doran/contract'
import { authCookieName, signAuthToken } from '@doran/api/platform/auth/auth-cookie'
import { openDatabase, type Database } from '@doran/api/platform/db/client'
import { startCluster } from '@doran/api/platform/db/embedded/cluster'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AUTH_SECRET, killPostmaster, startApiProcess, type ApiProcess } from './api-process.js'
import { seeded } from './seeded.js'

const SEED = inject('seed')
const KILLS = inject('kills')
const SENDERS = 6
const LONGEST_WAIT_MS = 600
const RETRY_MS = 50
/** Until another process publishes what the killed ones have left. */
const PUBLISHED_WITHIN_MS = 20_000
const PUBLIC_ORIGIN = 'http://localhost:3000'

type Stored = { client_item_id: string; seq: number }

test(`${KILLS} kills while two people write lose no message and double none (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  const start = () => startApiProcess(dataDir, { PUBLIC_ORIGIN })
  let api: ApiProcess = await start()
  onTestFinished(async () => {
    await api.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  await api.end()
  const talk = await withDatabase(dataDir, seedTalk)
  api = await start()
  const stop = new AbortController()
  const acknowledged = new Map<string, number>()
  const given = new Set<string>()
  const sending = Array.from({ length: SENDERS }, async (_, at) => {
    const token = talk.tokens[at % 2] ?? ''
    while (!stop.signal.aborted) {
      const clientItemId = nanoid()
      given.add(clientItemId)
      acknowledged.set(
        clientItemId,
        await send(() => api.origin, talk.channelId, token, clientItemId),
      )
    }
  })
  const random = seeded(SEED)
  for (let round = 0; round < KILLS; round += 1) {
    await sleep(random() * LONGEST_WAIT_MS)
    if (random() < 0.3) await killPostmaster(dataDir)
    await api.kill()
    api = await start()
  }
  await sleep(LONGEST_WAIT_MS)
  stop.abort()
  await Promise.all(sending)
  await sleep(PUBLISHED_WITHIN_MS)
  await api.end()

  const { stored, left } = await withDatabase(dataDir, readTalk)
  api = await start()
  const seqOf = new Map(stored.map(({ client_item_id: id, seq }) => [id, seq]))
  const faults = [
    ...[...acknowledged]
      .filter(([id, seq]) => seqOf.get(id) !== seq)
      .map(([id]) => `${id} is lost`),
    ...stored
      .filter(({ client_item_id: id }) => !given.has(id))
      .map(({ seq }) => `${seq} was never sent`),
    ...stored.filter(({ seq }, at) => seq !== at + 1).map(({ seq }) => `a gap before ${seq}`),
    ...(left > 0 ? [`${left} events were never published`] : []),
  ]
  process.stdout.write(
    `seed ${SEED}: ${KILLS} kills\nmessages acknowledged ${acknowledged.size}, stored ${stored.length}, lost, doubled or not told: ${faults.length}\n`,
  )
  expect(faults).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(0)
})

/** Sends a message until it is acknowledged, the same to the letter; answers its position. */
async function send(
  origin: () => string,
  channelId: string,
  token: string,
  clientItemId: string,
): Promise<number> {
  const env = { PUBLIC_ORIGIN, AUTH_SECRET }
  const cookie = `${authCookieName(PUBLIC_ORIGIN)}=${signAuthToken(token, env)}`
  for (;;) {
    const answer = await fetch(`${origin()}/v1/chat/channel/${channelId}/item`, {
      method: 'POST',
      headers: { origin: PUBLIC_ORIGIN, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ clientItemId, kind: 'text', body: `잘 들리나요? ${clientItemId}` }),
    }).catch(() => null)
    const body: unknown = await answer?.json().catch(() => null)
    if (answer?.ok) return ChatItem.parse(body).seq
    if (answer && answer.status < 500) throw new Error(JSON.stringify(body))
    await sleep(RETRY_MS)
  }
}

/** Two people who may write to each other; they are signed in by their tokens. */
async function seedTalk({ pool }: Database): Promise<{ channelId: string; tokens: string[] }> {
  const [first, second] = [randomUUID(), randomUUID()].toSorted()
  const channelId = randomUUID()
  const tokens: string[] = []
  for (const profileId of [first, second]) {
    const memberId = randomUUID()
    const token = randomUUID()
    tokens.push(token)
    await pool.query(
      `insert into member (id, name, email, consented_at, created_at, updated_at)
       values ($1, '도란이', $2, now(), now(), now())`,
      [memberId, `${memberId}@example.test`],
    )
    await pool.query(
      `insert into profile (id, member_id, name, name_key, created_at) values ($1, $2, $3, $3, now())`,
      [profileId, memberId, memberId],
    )
    await pool.query(
      `insert into auth_session (id, token, member_id, expires_at, proved_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now() + interval '30 days', now(), now(), now())`,
      [token, memberId],
    )
  }
  await pool.query(
    `insert into chat_channel (id, first_profile_id, second_profile_id, status, created_at)
     values ($1, $2, $3, 'accepted', now())`,
    [channelId, first, second],
  )
  await pool.query(
    `insert into chat_member (channel_id, seat, profile_id, opened_at)
     values ($1, 1, $2, now()), ($1, 2, $3, now())`,
    [channelId, first, second],
  )
  return { channelId, tokens }
}

async function readTalk({ pool }: Database): Promise<{ stored: Stored[]; left: number }> {
  const { rows: stored } = await pool.query<Stored>(
    'select client_item_id, seq from chat_item order by seq',
  )
  const { rows } = await pool.query<{ n: number }>('select count(*) as n from realtime_event')
  return { stored, left: rows[0]?.n ?? 0 }
}

async function withDatabase<T>(
  dataDir: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster({ dataDir, onNotice: () => undefined })
  const database = openDatabase(cluster.url(), () => undefined)
  try {
    return await work(database)
  } finally {
    await database.close()
    await cluster.stop()
  }
}
