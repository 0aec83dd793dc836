import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import type { SessionUse } from './session-use.js'

export type EventRow = {
  sessionId: string
  eventId: string
  type: string
  object: string
  objectName: string
  /** As JSON. */
  attributes: string
  happenedAt: Date
}

// Ids by a sub-select: seen as they are, their number would have the statement planned anew for each batch, which
// takes longer than running it. Rows in the order of their key: two batches that hold the same events must not wait
// for each other.
const RECORD = `
with live as materialized (
  select id, last_seen_at from event_session
  where id = any (array(select distinct unnest($5::uuid[]))) and last_seen_at > $2 and (member_id is null or member_id = $3)
), known as materialized (
  select given.* from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::jsonb[], $11::timestamptz[])
    as given(session_id, event_id, type, object, object_name, attributes, happened_at)
  join live on live.id = given.session_id
), stored as (
  insert into event (session_id, event_id, type, object, object_name, attributes, happened_at, received_at)
  select session_id, event_id, type, object, object_name, attributes, happened_at, $1 from known
  order by session_id, event_id collate "C"
  on conflict do nothing
  returning 1
)
select (select count(*) from known) as known, (select count(*) from stored) as stored,
  (select count(*) from live where last_seen_at <= $4) as due`

type Counts = { known: number; stored: number; due: number }

/**
 * Stores events of the sessions that may be used, each once. Answers how many events are of such sessions, how many
 * of these are new, and how many of the sessions were last seen before `dueSince`.
 */
export async function insertEvents(
  { pool }: Database,
  rows: readonly EventRow[],
  dueSince: Date,
  { now, idleSince, memberId }: SessionUse,
): Promise<Counts> {
  const recorded = await pool.query<Counts>({
    name: 'record_events',
    text: RECORD,
    values: [
      now,
      idleSince,
      memberId,
      dueSince,
      rows.map(({ sessionId }) => sessionId),
      rows.map(({ eventId }) => eventId),
      rows.map(({ type }) => type),
      rows.map(({ object }) => object),
      rows.map(({ objectName }) => objectName),
      rows.map(({ attributes }) => attributes),
      rows.map(({ happenedAt }) => happenedAt),
    ],
  })
  const [counts] = recorded.rows
  if (!counts) throw new Error('unreachable: counts are always answered')
  return counts
}

/** Deletes some events that came before `deadline`; returns how many. */
export async function purgeEvents(db: Executor, deadline: Date, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from event where ctid = any (array(
      select ctid from event where received_at < ${deadline.toISOString()}
      limit ${limit} for update skip locked))`)
  return purged.rowCount ?? 0
}
