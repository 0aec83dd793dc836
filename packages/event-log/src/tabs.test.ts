import { STORAGE_KEYS } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { batchesOf, namesOf, openWorld, viewOf } from './open-log.fake.js'

const KEY = STORAGE_KEYS.eventLogSession

describe('several tabs', () => {
  it('make one session among them', async () => {
    const { browser, collector, open } = openWorld()
    for (const name of ['a', 'b', 'c']) open().log.log(viewOf(name))
    await browser.clock.advance(20_000)
    expect(collector.sessions.size).toBe(1)
    expect(namesOf(collector).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('end with one session where the browser has no locks', async () => {
    const { browser, collector, open } = openWorld({ hasLocks: false })
    const logs = [open().log, open().log]
    for (const log of logs) log.log(viewOf('a'))
    await browser.clock.advance(20_000)
    for (const log of logs) log.log(viewOf('b'))
    await browser.clock.advance(20_000)
    expect(new Set(collector.stored.map((event) => event.session_id))).toEqual(
      new Set([browser.store.getItem(KEY)]),
    )
    expect(collector.stored).toHaveLength(4)
  })

  it('make one session where locks may not be used', async () => {
    const { browser, collector, open } = openWorld()
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    open(undefined, { locks }).log.log(viewOf('a'))
    await browser.clock.advance(20_000)
    expect(namesOf(collector)).toEqual(['a'])
  })

  it('follow a session that one of them renews', async () => {
    const { browser, collector, open } = openWorld()
    const [one, other] = [open().log, open().log]
    one.log(viewOf('a'))
    other.log(viewOf('b'))
    await browser.clock.advance(20_000)
    await browser.clock.advance(31 * 60_000)
    one.log(viewOf('c'))
    other.log(viewOf('d'))
    await browser.clock.advance(20_000)
    expect(collector.sessions.size).toBe(2)
    expect(collector.stored.slice(2).map((event) => event.session_id)).toEqual(
      Array(2).fill(browser.store.getItem(KEY)),
    )
  })

  it('let a tab that closes while it makes the session not stand in the way', async () => {
    const { browser, collector, open } = openWorld()
    collector.latencyMs = 1_000
    const closing = open()
    closing.log.log(viewOf('a'))
    await browser.clock.advance(1_500)
    open().log.log(viewOf('b'))
    await browser.clock.advance(100)
    closing.page.close()
    await browser.clock.advance(60_000)
    expect(namesOf(collector)).toEqual(['b'])
  })
})

describe('storage', () => {
  it.each(['forbidden', 'full'] as const)(
    'that is %s breaks nothing, and nothing is sent',
    async (state) => {
      const { browser, collector, open } = openWorld()
      const tab = browser.openTab()
      browser.store.state = state
      tab.store.state = state
      const { log, page } = open(tab)
      log.log(viewOf('a'))
      log.touch()
      await browser.clock.advance(600_000)
      page.hide()
      log.refresh()
      log.log(viewOf('b'))
      await browser.clock.advance(600_000)
      log.forget()
      log.log(viewOf('c'))
      await browser.clock.advance(600_000)
      expect(collector.requests).toEqual([])
    },
  )

  it('that can be written again lets what waited be sent', async () => {
    const { browser, collector, open } = openWorld()
    browser.store.state = 'full'
    const { log } = open()
    log.log(viewOf('a'))
    await browser.clock.advance(60_000)
    browser.store.state = 'well'
    await browser.clock.advance(300_000)
    expect(namesOf(collector)).toEqual(['a'])
    expect(browser.store.getItem(KEY)).toBe([...collector.sessions.keys()][0])
  })

  it('that fills up while the session is made sends no event', async () => {
    const { browser, collector, open } = openWorld()
    collector.latencyMs = 1_000
    open().log.log(viewOf('a'))
    await browser.clock.advance(1_500)
    browser.store.state = 'full'
    await browser.clock.advance(600_000)
    expect(collector.sessions.size).toBe(1)
    expect(batchesOf(collector)).toEqual([])
  })

  it('that fills up keeps no stale session, and sends nothing under another', async () => {
    const { browser, collector, open } = openWorld()
    const { log } = open()
    log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    browser.store.state = 'full'
    log.refresh()
    log.log(viewOf('b'))
    await browser.clock.advance(10_000)
    expect(browser.store.getItem(KEY)).toBeNull()
    expect(namesOf(collector)).toEqual(['a'])
  })
})
