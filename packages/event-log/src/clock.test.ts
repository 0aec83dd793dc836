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

  it.each([-HOUR, -40 * HOUR])(
    'stays right where the date is set back by %i ms before it is sent',
    async (jump) => {
      const { browser, collector, log } = await openReady()
      log.log(viewOf('a'))
      const raisedAt = browser.clock.trueTime()
      browser.clock.jump(jump)
      await browser.clock.advance(10_000)
      expect(collector.stored[1]?.timestamp).toBe(raisedAt)
    },
  )

  it('is put off by as much as the date is set forward while it waits, which looks like a sleep', async () => {
    const { browser, collector, log } = await openReady()
    log.log(viewOf('a'))
    const raisedAt = browser.clock.trueTime()
    browser.clock.jump(HOUR)
    await browser.clock.advance(10_000)
    expect(errorsOf(collector.stored.slice(1), [raisedAt - HOUR])[0]).toBeLessThan(100)
    log.log(viewOf('b'))
    const nextAt = browser.clock.trueTime()
    await browser.clock.advance(10_000)
    expect(errorsOf(collector.stored.slice(2), [nextAt])[0]).toBeLessThan(100)
  })

  it.each([-HOUR, -40 * HOUR, HOUR, 40 * HOUR])(
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

  it.each([HOUR, -3 * HOUR, 30 * HOUR, -30 * HOUR, 9_000 * HOUR])(
    'is right in the first batch of a device that is %i ms off',
    async (off) => {
      const { browser, collector, drops, open } = openWorld()
      browser.clock.jump(off)
      const { log } = open()
      log.log(viewOf('a'))
      const raisedAt = browser.clock.trueTime()
      await browser.clock.advance(10_000)
      expect(batchesOf(collector)).toHaveLength(1)
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

  it('is right also where the page was hidden while the device is far off', async () => {
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
    const raisedAt = [browser.clock.trueTime()]
    await browser.clock.advance(10_000)
    collector.state = 'offline'
    log.log(viewOf('a'))
    raisedAt.push(browser.clock.trueTime())
    page.close()
    await browser.clock.advance(60_000)
    collector.state = 'well'
    open(tab)
    await browser.clock.advance(10_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
    expect(Math.max(...errorsOf(collector.stored, raisedAt))).toBeLessThan(100)
  })
})
