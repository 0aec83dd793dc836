import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { systemContext } from '../../platform/context/context.js'
import type { Deps } from '../../platform/context/deps.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { countEvents } from './count-events.js'
import {
  anEvent,
  openEventSession,
  sendEvents,
  touch,
  type SentEvent,
} from '../../testing/test-events.js'

const HOUR_MS = 3_600_000
const NOON = new Date('2026-11-22T12:00:00Z')

async function startCounted() {
  const clock = createManualClock(NOON)
  const url = await createTestDatabase()
  const api = startTestApi(url, { clock })
  const browser = api.browser()
  /** Events of one session, which begins now. */
  const happen = async (...given: Partial<SentEvent>[]) => {
    const id = await openEventSession(browser)
    await sendEvents(browser, ...given.map((each) => anEvent(api.deps, id, each)))
  }
  const at = (hours: number) => ({ timestamp: NOON.getTime() + hours * HOUR_MS })
  return { api, url, clock, browser, happen, at, count: () => countEvents(systemContext(api.deps)) }
}

type Counted = {
  hour: Date
  type: string
  object: string
  object_name: string
  events: number
  sessions: number
  members: number
}

async function counted({ database }: Deps): Promise<Counted[]> {
  const { rows } = await database.pool.query<Counted>(
    `select hour, type, object, object_name, events, sessions, members from event_hour
     order by hour, events desc, type, object, object_name`,
  )
  return rows
}

/** Short: hour of the day, name, events, sessions. */
const summaryOf = async (deps: Deps) =>
  (await counted(deps)).map(
    ({ hour, object_name, events, sessions }) =>
      `${hour.getUTCHours()}h ${object_name} ${events}/${sessions}`,
  )

describe('the counts of an hour', () => {
  it('tell events, sessions and members of each kind and name', async () => {
    const { api, happen, count } = await startCounted()
    const member = await createMember(api.deps)
    const browser = await signIn(api, member)
    for (const id of [await openEventSession(browser), await openEventSession(browser)]) {
      await touch(browser, id)
      await sendEvents(browser, anEvent(api.deps, id))
    }
    await happen({}, {}, { object_name: 'about' }, { type: 'click' })

    expect(await count()).toBe(1)

    const hour = NOON
    const page = { hour, type: 'view', object: 'page' }
    expect(await counted(api.deps)).toEqual([
      { ...page, object_name: 'home', events: 4, sessions: 3, members: 1 },
      { ...page, type: 'click', object_name: 'home', events: 1, sessions: 1, members: 0 },
      { ...page, object_name: 'about', events: 1, sessions: 1, members: 0 },
    ])
  })

  it('are of the hour in which a thing happened, to its last millisecond', async () => {
    const { api, happen, at, count } = await startCounted()
    await happen(at(0), { timestamp: at(1).timestamp - 1 }, at(1), at(-24), at(24))

    expect(await count()).toBe(4)

    expect(await summaryOf(api.deps)).toEqual([
      '12h home 1/1',
      '12h home 2/1',
      '13h home 1/1',
      '12h home 1/1',
    ])
  })

  it('take in what comes late, and leave other hours alone', async () => {
    const { api, clock, happen, at, count } = await startCounted()
    await happen(at(0))
    await count()
    clock.advance(20 * HOUR_MS)
    await happen(at(20))
    await count()
    const before = await counted(api.deps)
    clock.advance(HOUR_MS)

    await happen(at(0))

    await count()
    expect(await summaryOf(api.deps)).toEqual(['12h home 2/2', '8h home 1/1'])
    expect((await counted(api.deps))[1]).toEqual(before[1])
  })

  it('are the same counted again, and nothing is counted where nothing came', async () => {
    const { api, clock, happen, at, count } = await startCounted()
    await happen(at(0), at(0))
    await count()
    const once = await counted(api.deps)

    expect(await count()).toBe(1)
    expect(await counted(api.deps)).toEqual(once)
    clock.advance(HOUR_MS)
    await count()
    expect(await count()).toBe(0)
    expect(await counted(api.deps)).toEqual(once)
  })

  it('take in a batch that was committed while the last count ran', async () => {
    const { api, clock, happen, at, count } = await startCounted()
    await happen(at(0))
    const { pool } = api.deps.database
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query(`insert into event select session_id, 'slow-event', type, object, object_name,
      attributes, happened_at, received_at from event`)
    clock.advance(1_000)
    await count()
    await slow.query('commit')
    slow.release()
    expect(await summaryOf(api.deps)).toEqual(['12h home 1/1'])

    clock.advance(5 * 60_000)
    await count()

    expect(await summaryOf(api.deps)).toEqual(['12h home 2/1'])
  })

  it('keep no words in place of an id', async () => {
    const { api, happen, count } = await startCounted()
    await happen(
      { object_name: '오늘은 너무 힘들었어' },
      { object_name: 'me at home' },
      { object_name: 'me@example.test' },
      { object_name: '010-1234-5678' },
      { object_name: '/me?token=abcdef' },
      { object_name: 'newTales' },
    )

    await count()

    expect(await summaryOf(api.deps)).toEqual(['12h  5/1', '12h newTales 1/1'])
  })

  it('keep the names that most people met, however many somebody makes up', async () => {
    const { api, browser, happen, count } = await startCounted()
    const id = await openEventSession(browser)
    for (let batch = 0; batch < 50; batch += 1) {
      const names = Array.from({ length: 50 }, (_, at) => `made-up-${batch}-${at}`)
      const values = names.map((object_name) =>
        anEvent(api.deps, id, { object_name, type: 'error' }),
      )
      await sendEvents(browser, ...values)
    }
    await happen({})
    await happen({})

    await count()

    const rows = await counted(api.deps)
    expect(rows).toHaveLength(2_001)
    expect(rows[0]).toMatchObject({
      type: '',
      object: '',
      object_name: '',
      events: 501,
      sessions: 1,
    })
    expect(rows[1]).toMatchObject({ object_name: 'home', events: 2, sessions: 2 })
    expect(rows.reduce((sum, { events }) => sum + events, 0)).toBe(2_502)
  })
})

describe('counting', () => {
  it('is done by one process at a time, and none waits for the other', async () => {
    const { api, url, clock, happen, at, count } = await startCounted()
    const second = startTestApi(url, { clock })
    await happen(at(0))
    const { pool } = api.deps.database
    const busy = await pool.connect()
    await busy.query('begin')
    await busy.query('select pg_advisory_xact_lock(710227)')

    expect(await count()).toBe(false)
    expect(await counted(api.deps)).toEqual([])

    await busy.query('rollback')
    busy.release()
    const both = await Promise.all([count(), countEvents(systemContext(second.deps))])
    expect(both).toContain(1)
    expect(await summaryOf(api.deps)).toEqual(['12h home 1/1'])
  })

  it('that is cut off has changed nothing, and is done whole by the next', async () => {
    const { api, happen, at, count } = await startCounted()
    const { pool } = api.deps.database
    await happen(at(0))
    await count()
    await happen(at(-2), at(0))
    await pool.query(`create function cut_off() returns trigger language plpgsql as $$
      begin if new.hour = '${NOON.toISOString()}' then raise exception 'cut off'; end if; return new; end $$`)
    await pool.query(
      'create trigger cut before insert on event_hour for each row execute function cut_off()',
    )

    await expect(count()).rejects.toThrow('insert into event_hour')
    expect(await summaryOf(api.deps)).toEqual(['12h home 1/1'])

    await pool.query('drop trigger cut on event_hour')
    await count()
    expect(await summaryOf(api.deps)).toEqual(['10h home 1/1', '12h home 2/2'])
  })
})
