import { describe, expect, it } from 'vitest'
import { batchesOf, namesOf, openReady, openWorld, viewOf } from './open-log.fake.js'

const HOUR = 3_600_000

/** How far each stored event lies from the moment it was raised. */
function errorsOf(stored: readonly { timestamp: number }[], raisedAt: readonly number[]) {
  return stored.map(({ timestamp }, at) => Math.abs(timestamp - (raisedAt[at] ?? 0)))
}

describe('the moment of an event', () => {
  it('is that of raising, not of sending', async () => {
    const { browser, collector, log } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    const raisedAt = browser.clock.trueTime()
    await browser.clock.advance(2 * HOUR)
    collector.state = 'well'
    await browser.clock.advance(HOUR)
    expect(collector.stored[1]?.timestamp).toBe(raisedAt)
  })

  it.each([-HOUR, -40 * HOUR, HOUR, 40 * HOUR])(
    'stays right where the date jumps by %i ms before it is sent',
    async (jump) => {
      const { browser, collector, log } = await openReady()
      log.log(viewOf('a'))
      const raisedAt = browser.clock.trueTime()
      browser.clock.jump(jump)
      await browser.clock.advance(10_000)
      expect(collector.stored[1]?.timestamp).toBe(raisedAt)
    },
  )

  it.each([-HOUR, -40 * HOUR, 40 * HOUR])(
    'is right where the date jumped by %i ms before it was raised',
    async (jump) => {
      const { browser, collector, log } = await openReady()
      browser.clock.jump(jump)
      log.log(viewOf('a'))
      const raisedAt = browser.clock.trueTime()
      await browser.clock.advance(10_000)
      expect(errorsOf(collector.stored.slice(1), [raisedAt])[0]).toBeLessThan(100)
    },
  )

  // A small jump forward looks like a sleep; the next answer shows that it was none.
  it('is right again with the second batch after a jump forward', async () => {
    const { browser, collector, log } = await openReady()
    browser.clock.jump(HOUR)
    log.log(viewOf('a'))
    await browser.clock.advance(10_000)
    log.log(viewOf('b'))
    const raisedAt = browser.clock.trueTime()
    await browser.clock.advance(10_000)
    expect(errorsOf(collector.stored.slice(2), [raisedAt])[0]).toBeLessThan(100)
  })

  it('is right after the device slept, though its monotonic clock stood still', async () => {
    const { browser, collector, log } = await openReady()
    const raisedAt = [browser.clock.trueTime()]
    log.log(viewOf('a'))
    browser.clock.sleep(20 * 60_000)
    raisedAt.push(browser.clock.trueTime())
    log.log(viewOf('b'))
    await browser.clock.advance(10_000)
    expect(collector.stored.slice(1).map(({ timestamp }) => timestamp)).toEqual(raisedAt)
  })

  it.each([30 * HOUR, -30 * HOUR, 9_000 * HOUR])(
    'is taken from the server where the device is %i ms off: the batch goes once more',
    async (off) => {
      const { browser, collector, drops, open } = openWorld()
      browser.clock.jump(off)
      const { log } = open()
      log.log(viewOf('a'))
      const raisedAt = browser.clock.trueTime()
      await browser.clock.advance(10_000)
      expect(batchesOf(collector)).toHaveLength(2)
      expect(errorsOf(collector.stored, [raisedAt])[0]).toBeLessThan(100)
      expect(drops).toEqual({})
    },
  )

  it('of more than a day ago is dropped by the server, counted, and not sent for ever', async () => {
    const { browser, collector, drops, log } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    await browser.clock.advance(25 * HOUR)
    collector.state = 'well'
    await browser.clock.advance(HOUR)
    const sent = batchesOf(collector).length
    await browser.clock.advance(HOUR)
    expect(batchesOf(collector)).toHaveLength(sent)
    expect(namesOf(collector)).toEqual(['first'])
    expect(drops).toEqual({ out_of_time: 1 })
  })

  it('is right also where the page was hidden before the server’s time had come', async () => {
    const { browser, collector, drops, open } = openWorld()
    browser.clock.jump(-40 * HOUR)
    collector.latencyMs = 500
    const { log, page } = open()
    log.refresh()
    await browser.clock.advance(2_000)
    log.log(viewOf('a'))
    await browser.clock.advance(5_600)
    page.hide()
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['a'])
    expect(drops).toEqual({})
  })

  it('is not corrected over and over by a slow line', async () => {
    const { browser, collector, drops, log } = await openReady()
    collector.state = 'offline'
    log.log(viewOf('a'))
    await browser.clock.advance(25 * HOUR)
    const sent = batchesOf(collector).length
    collector.state = 'well'
    for (let seconds = 1; seconds <= 9; seconds += 1) {
      collector.latencyMs = seconds * 1_000
      await browser.clock.advance(100_000)
    }
    expect(drops).toEqual({ out_of_time: 1 })
    // Its session has ended too: once more under a new one.
    expect(batchesOf(collector)).toHaveLength(sent + 2)
  })

  it('adds up many short sleeps', async () => {
    const { browser, collector, log } = await openReady()
    for (let naps = 0; naps < 100; naps += 1) {
      browser.clock.sleep(600)
      log.log(viewOf('a'))
    }
    const raisedAt = browser.clock.trueTime()
    await browser.clock.advance(10_000)
    expect(errorsOf(collector.stored.slice(-1), [raisedAt])[0]).toBeLessThan(1_000)
  })

  it('of a tail stays right on the next page of a device whose date is wrong', async () => {
    const { browser, collector, open } = openWorld()
    browser.clock.jump(-3 * HOUR)
    const { log, page, tab } = open()
    log.log(viewOf('first'))
    await browser.clock.advance(10_000)
    collector.state = 'offline'
    log.log(viewOf('a'))
    page.close()
    await browser.clock.advance(60_000)
    collector.state = 'well'
    open(tab)
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
    const [first, second] = collector.stored
    // Both are as wrong as the device: nothing said so before they were stored.
    expect((second?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBe(10_000)
  })
})
