import { randomUUID } from 'node:crypto'
import { EVENTS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { inParallel } from '../../testing/in-parallel.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { anEvent, openEventSession, sendEvents } from '../../testing/test-events.js'
import { startSeparateSessions, storedOf } from './testing/separate-sessions.js'

const DAY_MS = EVENTS.withinHours * 3_600_000

const startSession = startSeparateSessions()

const nothing = { out_of_time: 0, too_large: 0, unknown_session: 0 }

describe('a batch', () => {
  it('is stored to the letter, with the time it came', async () => {
    const { clock, id, some, send, stored } = await startSession()
    const attributes = { zone: '이야기', position: 1.5, is_first: true, shelf: null }
    const event = some({ object_attributes: attributes, timestamp: clock.now().getTime() - 5_000 })

    const result = await send(event)

    expect(result).toEqual({ stored: 1, duplicates: 0, dropped: nothing })
    expect(await stored()).toEqual([
      {
        session_id: id,
        event_id: event.event_id,
        type: 'view',
        object: 'page',
        object_name: 'home',
        attributes,
        happened_at: new Date(event.timestamp),
        received_at: clock.now(),
      },
    ])
  })

  it.each([0, EVENTS.batch + 1])('of %i events is refused, all of it', async (count) => {
    const { stored, some, send } = await startSession()
    const values = Array.from({ length: count }, () => some())

    expect(await codeOf(send(...values))).toBe('INVALID_INPUT')
    expect(await stored()).toEqual([])
  })

  it('of 10,000 events is refused, by its number or its size', async () => {
    const { stored, some, post } = await startSession()
    const few = await post(JSON.stringify({ values: Array.from({ length: 10_000 }, () => 0) }))
    const whole = await post(JSON.stringify({ values: Array.from({ length: 10_000 }, some) }))

    expect([few.status, whole.status]).toEqual([400, 413])
    expect(await stored()).toEqual([])
  })

  it('may be as large as its events may be', async () => {
    const { send, some } = await startSession()
    const object_attributes = { filling: 'x'.repeat(EVENTS.attributeBytes - 20) }
    const values = Array.from({ length: EVENTS.batch }, () => some({ object_attributes }))

    expect(await send(...values)).toMatchObject({ stored: EVENTS.batch, dropped: nothing })
  })

  it('of one byte more than its size is refused', async () => {
    const { post, some } = await startSession()
    const body = JSON.stringify({ values: [some()] }).padEnd(EVENTS.batchBytes)

    expect((await post(body)).status).toBe(200)
    expect((await post(`${body} `)).status).toBe(413)
  })

  it('counts each of its events once, whatever becomes of them', async () => {
    const { clock, some, send } = await startSession()
    const now = clock.now().getTime()
    const twice = some()
    const values = [
      some({ timestamp: now - DAY_MS - 1 }),
      some({ object_attributes: { filling: 'x'.repeat(EVENTS.attributeBytes) } }),
      some({ session_id: randomUUID() }),
      some({ session_id: randomUUID() }),
      twice,
      some(),
      twice,
      twice,
    ]

    expect(await send(...values)).toEqual({
      stored: 2,
      duplicates: 2,
      dropped: { out_of_time: 1, too_large: 1, unknown_session: 2 },
    })
  })

  it.each([
    ['an hour behind', -3_600_000],
    ['years ahead', 9_000 * 3_600_000],
    ['at its beginning, in 1970', -Infinity],
  ])('is put right where the clock that dated it is %s', async (_, offMs) => {
    const { clock, some, post, stored } = await startSession()
    const now = clock.now().getTime()
    const sent_at = Math.max(60_000, now + offMs)
    const values = [
      some({ event_id: 'a-first-one', timestamp: sent_at - 5_000 }),
      some({ event_id: 'b-next-one', timestamp: sent_at + 1_000 }),
    ]

    const answer = await post(JSON.stringify({ values, sent_at }))

    expect(await answer.json()).toMatchObject({ stored: 2, dropped: nothing })
    const moments = (await stored()).map(({ happened_at }) => happened_at)
    expect(moments).toEqual([new Date(now - 5_000), new Date(now + 1_000)])
  })

  it('is left as it is dated where it was only long on its way', async () => {
    const { clock, some, post, stored } = await startSession()
    const now = clock.now().getTime()
    const values = [some({ timestamp: now - 25_000 })]

    await post(JSON.stringify({ values, sent_at: now - 20_000 }))

    expect(await stored()).toMatchObject([{ happened_at: new Date(now - 25_000) }])
  })

  it('of an event a day older than its sending is out of time, whatever the clock says', async () => {
    const { some, post } = await startSession()
    const values = [some({ timestamp: 1_000 })]

    const answer = await post(JSON.stringify({ values, sent_at: 1_001 + DAY_MS }))

    expect(await answer.json()).toMatchObject({ stored: 0, dropped: { out_of_time: 1 } })
  })

  it.each([-1, 1.5, 'now', null, 1e300])(
    'that says it was sent at %j is refused',
    async (sent_at) => {
      const { some, post, stored } = await startSession()

      expect((await post(JSON.stringify({ values: [some()], sent_at }))).status).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  it.each([
    ['a day ago', -DAY_MS, true],
    ['longer ago', -DAY_MS - 1, false],
    ['in a day', DAY_MS, true],
    ['later than that', DAY_MS + 1, false],
    ['in 1970', -Infinity, false],
    ['at the end of time', Infinity, false],
  ])('keeps an event of %s: %s', async (_, awayMs, isKept) => {
    const { clock, some, send } = await startSession()
    const at = clock.now().getTime() + awayMs
    const timestamp = Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, at))

    const { stored: count, dropped } = await send(some({ timestamp }))

    expect([count, dropped.out_of_time]).toEqual(isKept ? [1, 0] : [0, 1])
  })

  it.each([
    [EVENTS.attributeBytes, 'x'],
    [EVENTS.attributeBytes, '가'],
  ])(
    'keeps attributes of %i bytes made of %s, and none of one byte more',
    async (bytes, letter) => {
      const { some, send } = await startSession()
      const bare = JSON.stringify({ a: '' }).length
      const size = Buffer.byteLength(letter)
      const many = letter.repeat(Math.floor((bytes - bare) / size))
      const text = many + 'x'.repeat(bytes - bare - Buffer.byteLength(many))

      const exact = await send(some({ object_attributes: { a: text } }))
      const larger = await send(some({ object_attributes: { a: `${text}x` } }))

      expect(exact).toMatchObject({ stored: 1, dropped: nothing })
      expect(larger).toMatchObject({ stored: 0, dropped: { too_large: 1 } })
    },
  )

  it('gives an event without an id one of its own each time', async () => {
    const { stored, some, send } = await startSession()
    const { event_id: _, ...event } = some()

    await send(event, event)
    await send(event)

    expect(new Set((await stored()).map(({ event_id }) => event_id)).size).toBe(3)
  })
})

describe('an event that comes again', () => {
  it('is stored once, in a batch and between batches, as it came first', async () => {
    const { stored, some, send } = await startSession()
    const event = some()

    await send(event, { ...event, object_name: 'other' })
    const again = await send({ ...event, object_name: 'another' }, some())

    expect(again).toMatchObject({ stored: 1, duplicates: 1 })
    expect((await stored()).map(({ object_name }) => object_name)).toEqual(['home', 'home'])
  })

  it('is another event in another session', async () => {
    const { browser, some, send } = await startSession()
    const event = some()
    const other = { ...event, session_id: await openEventSession(browser) }

    expect(await send(event, other)).toMatchObject({ stored: 2, duplicates: 0 })
  })

  it('is stored once by a crowd of batches in any order, to two processes, and none fails', async () => {
    const url = await createTestDatabase()
    const [first, second] = [startTestApi(url), startTestApi(url)]
    const browser = first.browser()
    const ids = await Promise.all([openEventSession(browser), openEventSession(browser)])
    const events = ids.flatMap((id) => Array.from({ length: 20 }, () => anEvent(first.deps, id)))
    const browsers = Array.from({ length: 40 }, (_, at) => (at % 2 ? first : second).browser())

    const results = await inParallel(browsers, 40, (each, at) =>
      sendEvents(each, ...(at % 3 ? events : events.toReversed())),
    )

    const sum = (of: (result: (typeof results)[number]) => number) =>
      results.reduce((total, result) => total + of(result), 0)
    expect(sum((result) => result.stored)).toBe(events.length)
    expect(sum((result) => result.duplicates)).toBe(events.length * (browsers.length - 1))
    expect(await storedOf(first, ...ids)).toHaveLength(events.length)
  })
})
