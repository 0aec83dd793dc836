import { ERRORS } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import type { UsageEvent } from './usage-event.js'
import { batchesOf, namesOf, openReady, openWorld, sendMany, viewOf } from './open-log.fake.js'

const carrying = (padding: string) =>
  ({
    type: 'impression',
    object: 'theme',
    object_name: 'a',
    object_attributes: { shelf: `shelf-${padding}` },
  }) satisfies UsageEvent

describe('batches', () => {
  it('wait a few seconds for company', async () => {
    const { browser, collector, log } = await openReady()
    log.log(viewOf('a'))
    await browser.clock.advance(4_000)
    log.log(viewOf('b'))
    expect(batchesOf(collector)).toHaveLength(1)
    await browser.clock.advance(1_100)
    expect(batchesOf(collector)[1]?.values.map((event) => event.object_name)).toEqual(['a', 'b'])
  })

  it('leave at once when twenty events wait', async () => {
    const { browser, collector, log } = await openReady()
    sendMany(log, 19)
    await browser.clock.advance(100)
    expect(batchesOf(collector)).toHaveLength(1)
    log.log(viewOf('twentieth'))
    await browser.clock.advance(100)
    expect(batchesOf(collector)[1]?.values).toHaveLength(20)
  })

  it('hold fifty events at most, and go one after the other', async () => {
    const { browser, collector, log } = await openReady()
    collector.latencyMs = 1_000
    sendMany(log, 120)
    await browser.clock.advance(1_100)
    expect(batchesOf(collector)).toHaveLength(2)
    await browser.clock.advance(20_000)
    expect(batchesOf(collector).map(({ values }) => values.length)).toEqual([1, 50, 50, 20])
  })

  it('are small enough to outlive a page, whatever they carry', async () => {
    const { browser, collector, log } = await openReady()
    for (let count = 0; count < 60; count += 1) log.log(carrying('가'.repeat(650)))
    await browser.clock.advance(60_000)
    const sizes = batchesOf(collector).map(
      ({ values }) => new TextEncoder().encode(JSON.stringify({ values })).length,
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
    expect(Math.max(...sizes)).toBeGreaterThan(55_000)
    expect(collector.stored).toHaveLength(61)
  })

  it('leave out attributes of more than 2 KB, counted in bytes', async () => {
    const { browser, collector, drops, log } = await openReady()
    const room = 2_048 - '{"shelf":"shelf-"}'.length
    log.log(carrying('x'.repeat(room)))
    log.log(carrying('x'.repeat(room + 1)))
    log.log(carrying('가'.repeat(Math.ceil((room + 1) / 3))))
    await browser.clock.advance(10_000)
    expect(collector.stored).toHaveLength(2)
    expect(drops).toEqual({ too_large: 2 })
  })

  it('leave out names that would have the whole batch refused', async () => {
    const { browser, collector, drops, log } = await openReady()
    log.log(viewOf(''))
    log.log(viewOf('x'.repeat(201)))
    log.log(viewOf('x'.repeat(200)))
    await browser.clock.advance(10_000)
    expect(collector.stored).toHaveLength(2)
    expect(drops).toEqual({ invalid: 2 })
  })

  it('say the wire’s own words', async () => {
    const { browser, collector, log } = await openReady()
    log.log({
      type: 'click',
      object: 'theme',
      object_name: 't-1',
      object_attributes: { shelf: 'ranking', position: 3 },
    })
    const raisedAt = browser.clock.trueTime()
    await browser.clock.advance(10_000)
    expect(collector.stored[1]).toEqual({
      session_id: [...collector.sessions.keys()][0],
      type: 'click',
      object: 'theme',
      object_name: 't-1',
      object_attributes: { shelf: 'ranking', position: 3 },
      timestamp: raisedAt,
      event_id: expect.stringMatching(/^[A-Za-z0-9_-]{21}$/),
    })
  })

  it('of a flood are bounded: the oldest go, counted', async () => {
    const { browser, collector, drops, log } = await openReady()
    collector.state = 'offline'
    sendMany(log, 10_000)
    await browser.clock.advance(60_000)
    expect(drops).toEqual({ full: 9_500 })
    collector.state = 'well'
    await browser.clock.advance(600_000)
    expect(collector.stored).toHaveLength(501)
    expect(namesOf(collector).at(-1)).toBe('theme-10000')
    expect(namesOf(collector)[1]).toBe('theme-9501')
  })
})

describe('a failure', () => {
  it('is tried again with growing waits, with the same ids, until the collector is back', async () => {
    const { browser, collector, drops, log } = await openReady()
    collector.state = { status: 503 }
    log.log(viewOf('a'))
    await browser.clock.advance(3_600_000)
    const tries = batchesOf(collector).length - 1
    expect(tries).toBeGreaterThan(12)
    expect(tries).toBeLessThan(25)
    collector.state = 'well'
    await browser.clock.advance(300_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
    const ids = batchesOf(collector)
      .slice(1)
      .map(({ values }) => values[0]?.event_id)
    expect(new Set(ids).size).toBe(1)
    expect(drops).toEqual({})
  })

  it('without an answer doubles nothing', async () => {
    const { browser, collector, log } = await openReady()
    collector.state = 'mute'
    log.log(viewOf('a'))
    await browser.clock.advance(60_000)
    expect(batchesOf(collector).length).toBeGreaterThan(2)
    collector.state = 'well'
    await browser.clock.advance(600_000)
    expect(namesOf(collector)).toEqual(['first', 'a'])
  })

  it('without an answer doubles nothing under another session', async () => {
    const { browser, collector, log } = await openReady()
    collector.state = 'mute'
    log.log(viewOf('a'))
    await browser.clock.advance(6_000)
    collector.state = 'well'
    log.refresh()
    await browser.clock.advance(60_000)
    expect(collector.sessions.size).toBe(2)
    expect(namesOf(collector)).toEqual(['first', 'a'])
  })

  it('of a flood waits as long as it is told', async () => {
    const { browser, collector, log, page } = await openReady()
    collector.state = { status: 429, code: 'TOO_MANY', retryAfter: 40 }
    log.log(viewOf('a'))
    await browser.clock.advance(6_000)
    const told = batchesOf(collector).length
    collector.state = 'well'
    sendMany(log, 30)
    page.hide()
    await browser.clock.advance(38_000)
    expect(batchesOf(collector)).toHaveLength(told)
    await browser.clock.advance(4_000)
    expect(collector.stored).toHaveLength(32)
  })

  it('does not believe a wait beyond an hour', async () => {
    const { browser, collector, log } = await openReady()
    collector.state = { status: 429, retryAfter: 1e12 }
    log.log(viewOf('a'))
    await browser.clock.advance(6_000)
    collector.state = 'well'
    await browser.clock.advance(3_700_000)
    expect(namesOf(collector)).toContain('a')
  })

  it.each([400, ERRORS.BODY_TOO_LARGE.status, ERRORS.NOT_ALLOWED.status])(
    'of %i drops the batch, counted, and what comes later goes on',
    async (status) => {
      const { browser, collector, drops, log } = await openReady()
      collector.state = { status }
      sendMany(log, 2)
      await browser.clock.advance(10_000)
      expect(batchesOf(collector)).toHaveLength(2)
      collector.state = 'well'
      log.log(viewOf('later'))
      await browser.clock.advance(10_000)
      expect(namesOf(collector)).toEqual(['first', 'later'])
      expect(drops).toEqual({ refused: 2 })
    },
  )

  it('that nobody foresaw is one that passes', async () => {
    const { browser, collector, open } = openWorld()
    const tab = browser.openTab()
    const line = collector.lineOf(tab.openPage())
    let tries = 0
    const { log } = open(tab, {
      send: {
        ...line,
        sendEvents(body, how) {
          tries += 1
          if (tries === 1) throw new SyntaxError('an answer that is no JSON')
          return line.sendEvents(body, how)
        },
      },
    })
    log.log(viewOf('a'))
    await browser.clock.advance(20_000)
    expect(tries).toBe(2)
    expect(namesOf(collector)).toEqual(['a'])
  })
})
