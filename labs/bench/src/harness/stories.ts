import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Pace } from '@doran/contract'
import { COOKIES } from '@doran/contract/names'
import type { Client } from 'pg'
import { z } from 'zod'
import { INPUT_TEXTS, TURN_TEXTS } from './story-texts.js'
import type { StreamRequest } from './messages.js'

export type Story = { sessionId: string; leafTurnId: string; cookie: string }

const SESSIONS_A_STATEMENT = 50

const Opened = z.object({ session: z.object({ id: z.string(), leafTurnId: z.string() }) })
const Templates = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })

/** Opens one story through the API, told on by a model unless it says otherwise; the others are copies of its rows. */
export async function openStory(
  apiPort: number,
  origin: string,
  narrator: 'basic' | 'offline' = 'basic',
): Promise<Story> {
  let cookie = ''
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  const { items } = Templates.parse(await call('GET', '/v1/tales/template'))
  const opened = await call('POST', '/v1/tales/session', {
    clientSessionId: randomUUID(),
    templateUuid: items[0]?.id,
  })
  const { session } = Opened.parse(opened)
  await call('PUT', '/v1/tales/ai-notice')
  await call('PATCH', `/v1/tales/session/${session.id}`, { narrator })
  return { sessionId: session.id, leafTurnId: session.leafTurnId, cookie }
}

/** Copies a story `count` times, each for a visitor of its own and `turns` turns long. */
export async function copyStories(
  db: Client,
  original: Story,
  count: number,
  turns: number,
): Promise<Story[]> {
  await db.query(TURN_ID)
  const made = Array.from({ length: count }, () => {
    const credential = randomBytes(32).toString('base64url')
    const hash = `\\x${createHash('sha256').update(credential).digest('hex')}`
    return { visitorId: randomUUID(), sessionId: randomUUID(), credential, hash }
  })
  const visitorIds = made.map(({ visitorId }) => visitorId)
  const sessionIds = made.map(({ sessionId }) => sessionId)
  await db.query(COPY_VISITORS, [original.sessionId, visitorIds, made.map(({ hash }) => hash)])
  await db.query(COPY_SESSIONS, [original.sessionId, visitorIds, sessionIds, turns])
  for (let from = 0; from < count; from += SESSIONS_A_STATEMENT) {
    const some = sessionIds.slice(from, from + SESSIONS_A_STATEMENT)
    await db.query(GROW_TURNS, [original.sessionId, some, turns, TURN_TEXTS, INPUT_TEXTS])
    await db.query(GROW_MEMORIES, [some, turns, TURN_TEXTS])
  }
  return atTheirLeaves(
    db,
    made.map(({ sessionId, credential }) => ({
      sessionId,
      leafTurnId: '',
      cookie: `${COOKIES.visitor}=${credential}`,
    })),
  )
}

/** The stories as they stand now, after turns were told. */
export async function atTheirLeaves(db: Client, stories: readonly Story[]): Promise<Story[]> {
  const leaves = await db.query<{ id: string; leaf_turn_id: string }>(
    'select id, leaf_turn_id from story_session where id = any($1::uuid[])',
    [stories.map(({ sessionId }) => sessionId)],
  )
  const leafOf = new Map(leaves.rows.map((row) => [row.id, row.leaf_turn_id]))
  return stories.map((story) => ({ ...story, leafTurnId: leafOf.get(story.sessionId) ?? '' }))
}

/** Runs what the database would do later, so that what was seeded costs nothing while it is measured. */
export async function checkpointDatabase(db: Client): Promise<void> {
  await db.query('analyze')
  await db.query('checkpoint')
}

/** What a page sends to have the next turn told; `key` is what the mock will know it by. */
export function turnRequest(
  story: Story,
  origin: string,
  prefix: '' | '/api',
  key: number,
  pace: Pace = 'instant',
): StreamRequest {
  return {
    path: `${prefix}/v1/tales/session/${story.sessionId}/turn`,
    headers: { origin, cookie: story.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      clientTurnId: randomUUID(),
      parentTurnUuid: story.leafTurnId,
      kind: 'do',
      text: `${key}번째 문을 연다`,
      pace,
    }),
  }
}

// Known from the story and the turn's index, so that a parent is named without having been read.
const TURN_ID = `
  create or replace function pg_temp.turn_id(session uuid, index bigint) returns uuid immutable
  return overlay(overlay(md5(session || ':' || index) placing '7' from 13) placing '8' from 17)::uuid`

// A copy keeps every column that is not named here, whatever columns there will be.
const COPY_VISITORS = `
  insert into visitor
  select copy.* from visitor original
  cross join unnest($2::uuid[], $3::text[]) as made(id, hash)
  cross join lateral jsonb_populate_record(original,
    jsonb_build_object('id', made.id, 'credential_hash', made.hash)) as copy
  where original.id = (select owner_visitor_id from story_session where id = $1)`

const COPY_SESSIONS = `
  insert into story_session
  select copy.* from story_session original
  cross join unnest($2::uuid[], $3::uuid[]) as made(visitor_id, id)
  cross join lateral jsonb_populate_record(original, jsonb_build_object(
    'id', made.id, 'owner_visitor_id', made.visitor_id, 'client_session_id', made.id,
    'leaf_turn_id', pg_temp.turn_id(made.id, $4::int), 'turn_count', $4::int)) as copy
  where original.id = $1`

// No two stories share a text: what the API keeps of one story's tokens must not serve another's.
const GROW_TURNS = `
  insert into turn
  select copy.* from turn root
  cross join unnest($2::uuid[]) as made(session_id)
  cross join generate_series(0, $3::int) as at
  cross join lateral jsonb_populate_record(root, jsonb_build_object(
    'id', pg_temp.turn_id(made.session_id, at), 'session_id', made.session_id, 'index', at,
    'created_at', root.created_at + at * interval '1 second',
    'settled_at', root.created_at + at * interval '1 second',
    'state', root.state || jsonb_build_object('turn', at))
    || case when at = 0 then '{}'::jsonb else jsonb_build_object(
      'parent_id', pg_temp.turn_id(made.session_id, at - 1),
      'client_turn_id', 'bench-' || at,
      'input_kind', 'do', 'input_text', ($5::text[])[1 + at % cardinality($5::text[])],
      'output', format('%s번째 밤 %s번째 종이 울렸다. ', abs(hashtext(made.session_id::text)), at)
        || ($4::text[])[1 + at % cardinality($4::text[])]) end) as copy
  where root.session_id = $1 and root.index = 0`

/** As a model's story has them: something remembered at every third turn, a summary at every twelfth. */
const GROW_MEMORIES = `
  insert into story_memory
    (id, session_id, turn_id, turn_index, from_index, kind, text, source, state_key, created_at)
  select gen_random_uuid(), made.session_id, pg_temp.turn_id(made.session_id, at), at,
    case when at % 12 = 0 then at - 11 end,
    case when at % 12 = 0 then 'summary' else 'thing' end,
    format('%s번째 밤: ', at) || left(($3::text[])[1 + at % cardinality($3::text[])], 60),
    'auto', case when at % 12 = 0 then 'summary' else 'bench-' || at end, now()
  from unnest($1::uuid[]) as made(session_id)
  cross join generate_series(3, $2::int, 3) as at`
