import type { EventBatch } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { batchesOf, namesOf, openWorld, sendMany, viewOf } from './open-log.fake.js'

const KEY = STORAGE_KEYS.eventLogSession

describe('the session', () => {
  it('is made once an event waits for it, as the specification has it', async () => {
    const { browser, collector, open } = openWorld()
    const { log } = open()
    await browser.clock.advance(60_000)
    expect(collector.requests).toEqual([])
    log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    expect(collector.requests[0]).toEqual({
      call: 'open',
      body: {
        device_type: 'android',
        ip_address: '',
        user_agent: 'Mozilla/5.0 (a fake)',
        location: '',
      },
    })
  })

  it('holds events back until its id is stored, then sends them under it', async () => {
    const { browser, collector, open } = openWorld()
    collector.state = { status: 503 }
    const { log } = open()
    log.log(viewOf('a'))
    log.log(viewOf('b'))
    await browser.clock.advance(60_000)
    expect(batchesOf(collector)).toEqual([])
    expect(browser.store.getItem(KEY)).toBeNull()
    collector.state = 'well'
    await browser.clock.advance(300_000)
    const id = browser.store.getItem(KEY)
    expect([...collector.sessions.keys()]).toEqual([id])
    expect(collector.stored.map((event) => [event.session_id, event.object_name])).toEqual([
      [id, 'a'],
      [id, 'b'],
    ])
  })

  it('is the stored one where there is one', async () => {
    const { browser, collector, open } = openWorld()
    const first = open()
    first.log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    first.page.close()
    open(first.tab).log.log(viewOf('b'))
    await browser.clock.advance(10_000)
    expect(collector.sessions.size).toBe(1)
    expect(namesOf(collector)).toEqual(['a', 'b'])
  })

  it.each(['', 'undefined', '00000000-0000-7000-8000-00000000000', '{"id":1}', 'x'.repeat(9_000)])(
    'takes the broken stored value %j for none',
    async (broken) => {
      const { browser, collector, open } = openWorld()
      browser.store.setItem(KEY, broken)
      open().log.log(viewOf('a'))
      await browser.clock.advance(10_000)
      expect(browser.store.getItem(KEY)).toBe([...collector.sessions.keys()][0])
      expect(namesOf(collector)).toEqual(['a'])
    },
  )

  it('keeps nothing of an answer without a uuid', async () => {
    const { browser, collector, open } = openWorld()
    const openSession = () => Promise.resolve({ session_id: 'nonsense' })
    const tab = browser.openTab()
    const send = { ...collector.lineOf(tab.openPage()), openSession }
    open(tab, { send }).log.log(viewOf('a'))
    await browser.clock.advance(60_000)
    expect(browser.store.getItem(KEY)).toBeNull()
    expect(batchesOf(collector)).toEqual([])
  })

  it('cuts a user agent to what the server takes', async () => {
    const { browser, collector, open } = openWorld()
    open(undefined, { userAgent: () => 'x'.repeat(2_000) }).log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    expect(collector.requests[0]).toMatchObject({ body: { user_agent: 'x'.repeat(1_000) } })
  })

  it('is removed and made anew by a refresh', async () => {
    const { browser, collector, open } = openWorld()
    const { log } = open()
    log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    const first = browser.store.getItem(KEY)
    log.log(viewOf('b'))
    log.refresh()
    expect(browser.store.getItem(KEY)).toBeNull()
    await browser.clock.advance(10_000)
    const second = browser.store.getItem(KEY)
    expect(second).not.toBe(first)
    expect(collector.stored.map((event) => event.session_id)).toEqual([first, second])
  })

  it('is made anew once where the server does not know it, and the batch is sent again', async () => {
    const { browser, collector, open } = openWorld()
    const { log } = open()
    log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    await browser.clock.advance(31 * 60_000)
    log.log(viewOf('b'))
    log.log(viewOf('c'))
    await browser.clock.advance(6_000)
    expect(collector.sessions.size).toBe(2)
    expect(namesOf(collector)).toEqual(['a', 'b', 'c'])
    const [, second, third] = batchesOf(collector)
    const idsOf = (batch: typeof second) => batch?.values.map((event) => event.event_id)
    expect(idsOf(second)).toEqual(idsOf(third))
  })

  it('gives a batch up where a session just made for it is unknown too', async () => {
    const { browser, collector, drops, open } = openWorld()
    const tab = browser.openTab()
    const sendEvents = ({ values: { length } }: EventBatch) =>
      Promise.resolve({
        stored: 0,
        duplicates: 0,
        dropped: { out_of_time: 0, too_large: 0, unknown_session: length },
      })
    const { log } = open(tab, { send: { ...collector.lineOf(tab.openPage()), sendEvents } })
    sendMany(log, 3)
    await browser.clock.advance(600_000)
    expect(collector.sessions.size).toBe(2)
    expect(drops).toEqual({ unknown_session: 3 })
  })
})
