import { STORAGE_KEYS } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { batchesOf, namesOf, openReady, openWorld, sendMany, viewOf } from './open-log.fake.js'

const TAIL = STORAGE_KEYS.eventLogTail
const SESSION = STORAGE_KEYS.eventLogSession

describe('a page that is hidden', () => {
  it('hands over at once, by a request that outlives it', async () => {
    const { browser, collector, log, page } = await openReady()
    log.log(viewOf('a'))
    page.close()
    await browser.clock.advance(100)
    expect(batchesOf(collector)[1]).toMatchObject({
      keepalive: true,
      values: [{ object_name: 'a' }],
    })
    expect(namesOf(collector)).toEqual(['first', 'a'])
  })

  it('does not hand over twice what is on its way', async () => {
    const { browser, collector, log, page } = await openReady()
    log.log(viewOf('a'))
    page.hide()
    page.hide()
    log.log(viewOf('b'))
    page.hide()
    await browser.clock.advance(30_000)
    expect(
      batchesOf(collector).map(({ values }) => values.map((event) => event.object_name)),
    ).toEqual([['first'], ['a'], ['b']])
  })

  it('hands over again what would die with it, and it is stored once', async () => {
    const { browser, collector, log, page } = await openReady()
    collector.latencyMs = 500
    log.log(viewOf('a'))
    await browser.clock.advance(5_100)
    page.close()
    await browser.clock.advance(2_000)
    expect(batchesOf(collector).slice(1)).toMatchObject([{ keepalive: true }])
    expect(namesOf(collector)).toEqual(['first', 'a'])
  })

  it('goes on by itself where it comes back and the collector was down', async () => {
    const { browser, collector, log, page } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    page.hide()
    await browser.clock.advance(60_000)
    collector.state = 'well'
    await browser.clock.advance(300_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
  })
})

describe('the tail', () => {
  it('is what a page could not hand over; the next page of the tab does', async () => {
    const { browser, collector, log, page, tab, open } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    const raisedAt = browser.clock.trueTime()
    page.close()
    await browser.clock.advance(60_000)
    collector.state = 'well'
    const next = open(tab)
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
    expect(collector.stored[1]?.timestamp).toBe(raisedAt)
    expect(tab.store.getItem(TAIL)).toBeNull()
    next.page.close()
  })

  it('holds events of a page that left before it had a session', async () => {
    const { browser, collector, open } = openWorld()
    const { log, page, tab } = open()
    log.log(viewOf('a'))
    page.close()
    expect(collector.requests).toEqual([])
    open(tab)
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['a'])
  })

  it('holds fifty events at most, the newest', async () => {
    const { browser, collector, log, page, tab, open } = await openReady()
    collector.state = 'offline'
    sendMany(log, 200)
    page.close()
    await browser.clock.advance(1_000)
    collector.state = 'well'
    open(tab)
    await browser.clock.advance(60_000)
    expect(collector.stored).toHaveLength(51)
    expect(namesOf(collector).at(-1)).toBe('theme-200')
  })

  it('doubles nothing where the hand-over arrived and nobody was there to hear it', async () => {
    const { browser, collector, log, page, tab, open } = await openReady()
    log.log(viewOf('a'))
    page.close()
    open(tab).log.log(viewOf('b'))
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['first', 'a', 'b'])
  })

  it('doubles nothing where the session was renewed in between', async () => {
    const { browser, collector, log, page, tab, open } = await openReady()
    log.log(viewOf('a'))
    page.close()
    await browser.clock.advance(100)
    const next = open(tab)
    next.log.refresh()
    next.log.log(viewOf('b'))
    await browser.clock.advance(20_000)
    expect(namesOf(collector)).toEqual(['first', 'a', 'b'])
    expect(collector.sessions.size).toBe(2)
  })

  it('doubles nothing where the browser brings the first page back', async () => {
    const { browser, collector, log, page, tab, open } = await openReady()
    collector.state = { status: 429, retryAfter: 100 }
    log.log(viewOf('a'))
    await browser.clock.advance(6_000)
    log.log(viewOf('b'))
    page.hide()
    collector.state = 'well'
    const next = open(tab)
    await browser.clock.advance(10_000)
    next.log.refresh()
    await browser.clock.advance(200_000)
    expect(batchesOf(collector)).toHaveLength(4)
    expect(namesOf(collector)).toEqual(['first', 'a', 'b'])
  })

  it.each(['{', '7', 'null', '[null,1,{"id":"x"}]', '{"id":1}'])(
    'that says %s is none',
    async (broken) => {
      const { browser, collector, open } = openWorld()
      const tab = browser.openTab()
      tab.store.setItem(TAIL, broken)
      open(tab).log.log(viewOf('a'))
      await browser.clock.advance(10_000)
      expect(namesOf(collector)).toEqual(['a'])
    },
  )

  it('that the server refuses takes nothing of the next page along', async () => {
    const { browser, collector, drops, open } = openWorld()
    const tab = browser.openTab()
    const spoilt = { id: 'x', session: null, at: browser.clock.now(), event: { object_name: '' } }
    tab.store.setItem(TAIL, JSON.stringify([spoilt]))
    open(tab).log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['a'])
    expect(drops).toEqual({ refused: 1 })
    expect(tab.store.getItem(TAIL)).toBeNull()
  })
})

describe('forget', () => {
  it('hands over, then leaves nothing behind: the next person begins anew', async () => {
    const { browser, collector, log, tab } = await openReady()
    log.log(viewOf('a'))
    log.forget()
    expect(browser.store.getItem(SESSION)).toBeNull()
    expect(tab.store.getItem(TAIL)).toBeNull()
    await browser.clock.advance(10_000)
    log.log(viewOf('b'))
    await browser.clock.advance(10_000)
    const [one, other] = [...collector.sessions.keys()]
    expect(collector.stored.map((event) => [event.session_id, event.object_name])).toEqual([
      [one, 'first'],
      [one, 'a'],
      [other, 'b'],
    ])
  })

  it('sends nothing of the person any more where the hand-over failed', async () => {
    const { browser, collector, log } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    log.forget()
    await browser.clock.advance(1_000)
    collector.state = 'well'
    log.log(viewOf('b'))
    await browser.clock.advance(600_000)
    expect(namesOf(collector)).toEqual(['first', 'b'])
  })

  it('keeps no session that was being made for the person', async () => {
    const { browser, collector, open } = openWorld()
    collector.latencyMs = 1_000
    const { log } = open()
    log.log(viewOf('a'))
    await browser.clock.advance(1_500)
    log.forget()
    await browser.clock.advance(10_000)
    expect(browser.store.getItem(SESSION)).toBeNull()
    log.log(viewOf('b'))
    await browser.clock.advance(20_000)
    expect(collector.stored).toMatchObject([
      { object_name: 'b', session_id: [...collector.sessions.keys()][1] },
    ])
  })

  it('is heard by the other tabs, which keep the session that came after it', async () => {
    const { browser, collector, log, open } = await openReady()
    const other = open()
    collector.state = 'offline'
    other.log.log(viewOf('of the person'))
    other.page.hide()
    log.forget()
    await browser.clock.advance(1_000)
    collector.state = 'well'
    log.log(viewOf('b'))
    await browser.clock.advance(20_000)
    other.log.log(viewOf('c'))
    await browser.clock.advance(600_000)
    expect(namesOf(collector)).toEqual(['first', 'b', 'c'])
    expect(collector.sessions.size).toBe(2)
    expect(other.tab.store.getItem(TAIL)).toBeNull()
  })
})

it('a page of somebody who has gone drops what waits, and leaves the session to the others', async () => {
  const { browser, collector, log, page, tab, open } = await openReady()
  log.log(viewOf('a'))
  log.discard()
  page.close()
  open(tab).log.log(viewOf('b'))
  await browser.clock.advance(300_000)
  expect(namesOf(collector)).toEqual(['first', 'b'])
  expect(collector.sessions.size).toBe(1)
})

it('what a page left goes under no other session than its own', async () => {
  const { browser, collector, log, page, tab, open } = await openReady()
  log.log(viewOf('a'))
  page.close()
  await browser.clock.advance(1_000)
  collector.sessions.clear()
  collector.stored.length = 0
  open(tab).log.log(viewOf('b'))
  await browser.clock.advance(60_000)
  expect(namesOf(collector)).toEqual(['b'])
})
