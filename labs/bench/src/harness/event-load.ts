import { nanoid } from 'nanoid'
import { Client, type QueryConfig } from 'pg'
import type { UserEvent } from '@doran/contract'
import { faultOf, keepCalling } from './closed-loop.js'
import { openConnection, requestBytes } from './http-connection.js'
import type { EventJob, InsertJob, LoopFigures } from './messages.js'

const PATH = '/v1/event-log/user-event'

/** Sends batches to the API, as the event log's client does; every connection has a session of its own. */
export async function sendEvents(job: EventJob, stop: AbortSignal): Promise<LoopFigures> {
  const headers = { origin: job.origin, 'content-type': 'application/json' }
  const figures = await keepCalling(job, stop, async (index) => {
    const connection = await openConnection(job.port)
    const call = async () => {
      const body = JSON.stringify({ values: eventsOf(job, index) })
      const request = requestBytes(job.port, { method: 'POST', path: PATH, headers, body })
      return faultOf(await connection.exchange(request))
    }
    return { call, close: connection.close }
  })
  return { ...figures, calls: [] }
}

const COLUMNS = 'session_id, event_id, type, object, object_name, attributes, happened_at'
const SINGLE = `insert into event (${COLUMNS}, received_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`
const UNNEST = `
  insert into event (${COLUMNS}, received_at)
  select given.*, $8 from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[],
    $7::timestamptz[]) as given(${COLUMNS})
  on conflict do nothing`

/** The limit: the same events by the shortest way into the same table, a row alone by a plain insert. */
export async function insertDirectly(job: InsertJob, stop: AbortSignal): Promise<LoopFigures> {
  const figures = await keepCalling(job, stop, async (index) => {
    const client = new Client(job.connection)
    await client.connect()
    const call = async () => {
      const { rowCount } = await client.query(insertOf(eventsOf(job, index).map(toRow)))
      return rowCount === job.batch ? null : `inserted ${rowCount} rows`
    }
    return { call, close: () => void client.end() }
  })
  return { ...figures, calls: [] }
}

function insertOf(rows: readonly Row[]): QueryConfig<unknown[]> {
  const now = new Date()
  const [alone] = rows
  if (alone && rows.length === 1) return { name: 'single', text: SINGLE, values: [...alone, now] }
  return { name: 'unnest', text: UNNEST, values: [...columnsOf(rows), now] }
}

function eventsOf({ sessionIds, batch }: EventJob | InsertJob, index: number): UserEvent[] {
  const session_id = sessionIds[index % sessionIds.length] ?? ''
  const timestamp = Date.now()
  return Array.from({ length: batch }, (_, position) => ({
    session_id,
    event_id: nanoid(),
    type: 'impression',
    object: 'theme',
    object_name: '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15',
    object_attributes: { zone: 'tales', shelf: 'weekly', position, is_first: position === 0 },
    timestamp,
  }))
}

type Row = ReturnType<typeof toRow>

function toRow(event: UserEvent) {
  return [
    event.session_id,
    event.event_id,
    event.type,
    event.object,
    event.object_name,
    JSON.stringify(event.object_attributes),
    new Date(event.timestamp),
  ] as const
}

function columnsOf(rows: readonly Row[]): unknown[][] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((row) => row[column]))
}
