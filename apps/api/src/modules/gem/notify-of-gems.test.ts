import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import type { Browser } from '../../testing/test-browser.js'
import { giveMoney } from '../../testing/test-money.js'
import { DAY_MS } from '../../testing/test-orders.js'
import { notifyOfGems, remindOfPasses } from './notify-of-gems.js'
import {
  HOUR_MS,
  startWith,
  wait,
  overviewOf,
  setNotice,
  buyPass,
  daysFrom,
} from '../../testing/test-gems.js'

async function noticesOf({ api }: Browser, wanted: 'gem_refill' | 'pass_ending') {
  const { items } = await api.call('GET /v1/notification', { query: { limit: 50 } })
  return items.flatMap(({ type, data }) => (type === wanted ? [data] : []))
}

describe('the notice of a day’s gems', () => {
  it('comes once a day after midnight in Seoul, to who asked for it', async () => {
    const { browser, clock, ctx, shop } = await startWith()
    const other = await shop.buyer()
    await setNotice(browser, true)
    await setNotice(browser, true)
    expect((await overviewOf(browser)).hasNotice).toBe(true)
    expect((await overviewOf(other.browser)).hasNotice).toBe(false)
    await notifyOfGems(ctx)
    // To the last millisecond of the day.
    clock.advance(15 * HOUR_MS - 1)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toEqual([])
    clock.advance(1)
    await Promise.all([notifyOfGems(ctx), notifyOfGems(systemContext(shop.startAnother().deps))])
    await notifyOfGems(ctx)
    clock.advance(HOUR_MS)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toEqual([{ gems: 20 }])
    clock.advance(DAY_MS)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toHaveLength(2)
    expect(await noticesOf(other.browser, 'gem_refill')).toEqual([])
  })

  it('does not come after it was turned off, nor twice a day by turning it on again', async () => {
    const { browser, clock, ctx } = await startWith()
    await setNotice(browser, true)
    clock.advance(DAY_MS)
    await notifyOfGems(ctx)
    await setNotice(browser, false)
    await setNotice(browser, true)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toHaveLength(1)
    await setNotice(browser, false)
    expect((await overviewOf(browser)).hasNotice).toBe(false)
    clock.advance(DAY_MS)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toHaveLength(1)
  })

  it('counts what a pass adds', async () => {
    const { browser, clock, ctx } = await startWith(39)
    await setNotice(browser, true)
    await buyPass(browser)
    clock.advance(DAY_MS)
    await notifyOfGems(ctx)
    expect(await noticesOf(browser, 'gem_refill')).toEqual([{ gems: 60 }])
  })
})

describe('the reminder of a pass that ends', () => {
  it('comes once, three days before', async () => {
    const started = await startWith(39)
    const { browser, clock, ctx, shop } = started
    await buyPass(browser)
    const endsAt = daysFrom(clock.now(), 30)
    await wait(started, 27 * DAY_MS - 1)
    await remindOfPasses(ctx)
    expect(await noticesOf(browser, 'pass_ending')).toEqual([])
    await wait(started, 1)
    await Promise.all([
      remindOfPasses(ctx),
      remindOfPasses(systemContext(shop.startAnother().deps)),
    ])
    await remindOfPasses(ctx)
    await wait(started, DAY_MS)
    await remindOfPasses(ctx)
    expect(await noticesOf(browser, 'pass_ending')).toEqual([{ endsAt }])
  })

  it('comes of the last of several alone', async () => {
    const started = await startWith(78)
    const { browser, clock, ctx } = started
    await buyPass(browser)
    await buyPass(browser)
    const endsAt = daysFrom(clock.now(), 60)
    await wait(started, 28 * DAY_MS)
    await remindOfPasses(ctx)
    expect(await noticesOf(browser, 'pass_ending')).toEqual([])
    await wait(started, 30 * DAY_MS)
    await remindOfPasses(ctx)
    expect(await noticesOf(browser, 'pass_ending')).toEqual([{ endsAt }])
  })

  it('comes of each person’s own, and of none that has ended', async () => {
    const started = await startWith(39)
    const { browser, clock, ctx, shop } = started
    const other = await shop.buyer()
    await giveMoney(shop, other.profileId, 'coin', 39)
    await buyPass(browser)
    clock.advance(DAY_MS)
    await buyPass(other.browser)
    const endsAt = daysFrom(clock.now(), 30)
    await wait(started, 29 * DAY_MS)
    await wait({ ...started, member: other.member }, 0)
    await remindOfPasses(ctx)
    expect(await noticesOf(browser, 'pass_ending')).toEqual([])
    expect(await noticesOf(other.browser, 'pass_ending')).toEqual([{ endsAt }])
  })
})
