import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { startTestModel } from '../../testing/test-model.js'
import { giveMoney } from '../../testing/test-money.js'
import { DAY_MS, exchange, MINUTE_MS, startShop } from '../../testing/test-orders.js'
import { storySession, turn, walletHold } from '../../schema/tables.js'
import {
  HOUR_MS,
  startWith,
  type Started,
  wait,
  overviewOf,
  buyPass,
  openStory,
  playTurn,
  daysFrom,
} from '../../testing/test-gems.js'

const membershipOf = ({ api }: Browser) => api.call('GET /v1/tales/membership', {})

describe('the overview', () => {
  it('tells a visitor what there is, and nothing of theirs', async () => {
    const { shop } = await startWith()
    expect(await overviewOf(shop.browser())).toEqual({
      gem: null,
      coins: null,
      dailyGems: 20,
      welcomeGems: 30,
      prices: [],
      exchanges: [
        { gems: 10, coins: 1 },
        { gems: 50, coins: 5 },
        { gems: 100, coins: 10 },
        { gems: 300, coins: 30 },
      ],
      pass: {
        id: 'pass-30',
        coins: 39,
        days: 30,
        moreDailyGems: 40,
        lessDeepGems: null,
        until: null,
      },
      hasNotice: false,
      returnable: null,
    })
  })

  it('tells a member what they have', async () => {
    const { browser, clock } = await startWith(12)
    const { gem, coins } = await overviewOf(browser)
    expect([gem?.total, gem?.held, gem?.daily, coins]).toEqual([20, 0, 20, 12])
    expect(gem?.nextFillAt).toBe('2026-01-01T15:00:00.000Z')
    await exchange(browser, 100)
    const after = await overviewOf(browser)
    expect([after.gem?.total, after.coins]).toEqual([120, 2])
    expect(after.returnable).toEqual({ gems: 100, coins: 10, until: daysFrom(clock.now(), 7) })
  })

  it('prices the turns of the models that there are, for a pass less of the deeper one', async () => {
    const { models } = await startTestModel({ STORY_MODEL_DEEP_NAME: 'big' })
    const shop = await startShop({ models })
    const { browser, profileId } = await shop.buyer()
    const listed = [
      { tier: 'basic', turn: 2, continue: 1 },
      { tier: 'deep', turn: 5, continue: 3 },
    ]
    const seen = await overviewOf(browser)
    expect([seen.prices, seen.pass.lessDeepGems]).toEqual([listed, 1])
    await giveMoney(shop, profileId, 'coin', 39)
    await buyPass(browser)
    const withPass = [
      { tier: 'basic', turn: 2, continue: 1 },
      { tier: 'deep', turn: 4, continue: 2 },
    ]
    expect((await overviewOf(browser)).prices).toEqual(withPass)
    expect((await overviewOf(shop.browser())).prices).toEqual(listed)
  })

  it('promises nothing of a deeper model that there is not', async () => {
    const { models } = await startTestModel()
    const shop = await startShop({ models })
    const { prices, pass } = await overviewOf(shop.browser())
    expect(prices).toEqual([{ tier: 'basic', turn: 2, continue: 1 }])
    expect(pass.lessDeepGems).toBeNull()
  })
})

describe('what stories have cost', () => {
  /** A story with turns that cost so many gems each, told last at some time. */
  async function addStory(
    { db, newId }: Started['deps'],
    { browser, costs, lastAt }: { browser: Browser; costs: number[]; lastAt: Date },
  ): Promise<void> {
    const { id } = (await browser.openStory()).session
    await db.update(storySession).set({ lastAt }).where(eq(storySession.id, id))
    const [first] = await db.select().from(turn).where(eq(turn.sessionId, id))
    if (!first) throw new Error('a story begins with a turn')
    for (const gemsCharged of costs) {
      const own = { id: newId(), parentId: first.id, clientTurnId: nanoid(), gemsCharged }
      await db.insert(turn).values({ ...first, ...own })
    }
  }

  it('are summed for each story, the last told first, a page at a time', async () => {
    const { shop, browser, clock, deps } = await startWith()
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS)
    const told = [
      { costs: [2, 2, 5], lastAt: at(1) },
      { costs: [1], lastAt: at(3) },
      // Two at the same millisecond.
      { costs: [4], lastAt: at(2) },
      { costs: [0, 3], lastAt: at(2) },
      { costs: [], lastAt: at(4) },
      { costs: [0], lastAt: at(5) },
    ]
    for (const story of told) await addStory(deps, { browser, ...story })
    const other = await shop.buyer()
    await addStory(deps, { browser: other.browser, costs: [9], lastAt: at(9) })

    const pages = await allPages((after) =>
      browser.api.call('GET /v1/tales/gem/usage', { query: { limit: 1, ...after } }),
    )

    expect(pages.map(({ length }) => length)).toEqual([1, 1, 1, 1])
    const seen = pages.flat()
    expect(seen.map(({ lastAt }) => lastAt)).toEqual(
      [at(3), at(2), at(2), at(1)].map((date) => date.toISOString()),
    )
    expect(seen.map(({ turns, gems }) => `${gems} in ${turns}`).toSorted()).toEqual([
      '1 in 1',
      '3 in 1',
      '4 in 1',
      '9 in 3',
    ])
  })

  it('is nobody else’s to read', async () => {
    const { shop } = await startWith()
    const asked = shop.browser().api.call('GET /v1/tales/gem/usage', { query: {} })
    expect(await codeOf(asked)).toBe('LOGIN_REQUIRED')
  })
})

describe('the membership', () => {
  it('is none before the first pass', async () => {
    const { browser } = await startWith()
    const { pass, offer } = await membershipOf(browser)
    expect(pass).toBeNull()
    expect(offer).toMatchObject({ id: 'pass-30', coins: 39, until: null })
  })

  it('counts the gems beyond a day’s own that were used', async () => {
    const started = await startWith(40)
    const { browser } = started
    const used = async () => (await membershipOf(browser)).pass?.usedGems
    // The day's own come before the pass, and an hour before it.
    await exchange(browser, 10)
    await wait(started, HOUR_MS)
    await buyPass(browser)
    const story = await openStory(started)
    expect(await used()).toBe(0)
    await playTurn(started, story, { price: 15 })
    expect(await used()).toBe(0)
    await playTurn(started, story, { price: 10 })
    expect(await used()).toBe(5)
    await playTurn(started, story, { price: 30, isCharged: false })
    expect(await used()).toBe(5)
    await playTurn(started, story, { price: 35 })
    expect(await used()).toBe(40)
    // What was exchanged is no part of it.
    await playTurn(started, story, { price: 10 })
    expect(await used()).toBe(40)
    await wait(started, DAY_MS)
    await playTurn(started, story, { price: 50 })
    expect(await used()).toBe(70)
    await wait(started, 40 * DAY_MS)
    await playTurn(started, story, { price: 20 })
    expect(await used()).toBe(70)
  })

  it('counts what the pass took off prices, of turns that were told', async () => {
    const started = await startWith(39)
    const { browser, deps, clock } = started
    await buyPass(browser)
    const story = await openStory(started)
    for (const isCharged of [true, true, false]) {
      await playTurn(started, story, { price: 4, isCharged })
    }
    await deps.db.update(walletHold).set({ saved: 1 })
    expect((await membershipOf(browser)).pass?.savedGems).toBe(2)
    await wait(started, 31 * DAY_MS)
    await playTurn(started, story, { price: 5 })
    expect(clock.now().toISOString()).toBe('2026-02-01T00:00:00.000Z')
    expect((await membershipOf(browser)).pass?.savedGems).toBe(2)
  })
})
