import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { countAndPurgeEvents } from './count-and-purge-events.js'
import { purgeOldEvents } from './purge-old-events.js'
import { anEvent, openEventSession, sendEvents } from '../../testing/test-events.js'

const KEPT_MS = 90 * 86_400_000

async function startLog() {
  const clock = createManualClock(new Date())
  const api = startTestApi(await createTestDatabase(), { clock })
  const browser = api.browser()
  const visit = async () => {
    const id = await openEventSession(browser)
    await sendEvents(browser, anEvent(api.deps, id))
    return id
  }
  const left = async () => {
    const { pool } = api.deps.database
    const events = await pool.query<{ id: string }>('select session_id as id from event')
    const sessions = await pool.query<{ id: string }>('select id from event_session')
    const ids = ({ rows }: typeof events) => rows.map(({ id }) => id).toSorted()
    return { events: ids(events), sessions: ids(sessions) }
  }
  const ctx = systemContext(api.deps)
  return { api, ctx, clock, visit, left, run: () => countAndPurgeEvents(ctx) }
}

it('events go after 90 days, their session and its address with them, and the counts stay', async () => {
  const { api, clock, visit, left, run } = await startLog()
  const old = await visit()
  await run()
  clock.advance(1)
  const young = await visit()
  clock.advance(KEPT_MS - 1)

  await run()
  expect(await left()).toEqual({ events: [old, young], sessions: [old, young] })
  clock.advance(1)
  await run()

  expect(await left()).toEqual({ events: [young], sessions: [young] })
  const { rows } = await api.deps.database.pool.query('select events from event_hour')
  expect(rows).toEqual([{ events: 2 }])
})

it('a session that is still in use is kept, and loses its old events', async () => {
  const { api, clock, visit, left, run } = await startLog()
  const id = await visit()
  clock.advance(KEPT_MS + 1)
  await api.deps.database.pool.query('update event_session set last_seen_at = $1', [clock.now()])

  await run()

  expect(await left()).toEqual({ events: [], sessions: [id] })
})

it('takes many in bounded portions, beside another process that does the same', async () => {
  const { api, ctx, clock, visit, left, run } = await startLog()
  await visit()
  await api.deps.database.pool.query(`insert into event
    select session_id, 'event-' || n, type, object, object_name, attributes, happened_at, received_at
    from event, generate_series(1, 9999) as n`)
  clock.advance(KEPT_MS + 1)

  await Promise.all([purgeOldEvents(ctx), purgeOldEvents(ctx)])
  await run()

  expect(await left()).toEqual({ events: [], sessions: [] })
})

it('old events go where counting fails, too', async () => {
  const { api, clock, visit, left, run } = await startLog()
  await visit()
  clock.advance(KEPT_MS + 1)
  await api.deps.database.pool.query('drop table event_hour')

  await run()

  expect(await left()).toEqual({ events: [], sessions: [] })
})
