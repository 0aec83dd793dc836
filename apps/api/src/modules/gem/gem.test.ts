import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { allPages } from '../../testing/all-pages.js'
import { become } from '../../testing/calls/test-people.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { holdGems, settleHold } from '../../testing/test-ledger.js'
import { signIn } from '../../testing/test-member.js'
import { startTestModel } from '../../testing/test-model.js'
import { giveMoney } from '../../testing/test-money.js'
import {
  buy,
  coinsOf,
  DAY_MS,
  exchange,
  linesOf,
  MINUTE_MS,
  returnGems,
  startShop,
  walletOf,
} from '../../testing/test-orders.js'
import { authSession, storySession, turn, walletHold } from '../tables.js'
import { notifyOfGems, remindOfPasses } from './notify-of-gems.js'

const HOUR_MS = 3_600_000

/** A member at nine in the morning in Seoul. */
async function startWith(coin = 0) {
  const shop = await startShop()
  const person = await shop.buyer()
  if (coin > 0) await giveMoney(shop, person.profileId, 'coin', coin)
  return { ...shop, shop, ...person, ctx: systemContext(shop.deps) }
}

type Started = Awaited<ReturnType<typeof startWith>>

/** Time goes by, and the sign-in does not end with it. */
async function wait({ deps, clock, member }: Started, ms: number) {
  clock.advance(ms)
  await deps.db
    .update(authSession)
    .set({ expiresAt: new Date(clock.now().getTime() + DAY_MS) })
    .where(eq(authSession.memberId, member.memberId))
}

const overviewOf = ({ api }: Browser) => api.call('GET /v1/tales/gem', {})
const returnableOf = async (browser: Browser) => (await overviewOf(browser)).returnable
const gemsOf = async (browser: Browser) => (await walletOf(browser)).gem.total
const membershipOf = ({ api }: Browser) => api.call('GET /v1/tales/membership', {})
const setNotice = ({ api }: Browser, isOn: boolean) =>
  api.call('PUT /v1/tales/gem/notice', { body: { isOn } })

async function buyPass({ api }: Browser) {
  const { quoteId } = await api.call('GET /v1/pay/quote', {
    query: { type: 'pass', id: 'pass-30' },
  })
  await api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey: nanoid() })
}

async function noticesOf({ api }: Browser, wanted: 'gem_refill' | 'pass_ending') {
  const { items } = await api.call('GET /v1/notification', { query: { limit: 50 } })
  return items.flatMap(({ type, data }) => (type === wanted ? [data] : []))
}

/** A story of the member's that gems can be held for. */
async function openStory({ browser }: Started): Promise<string> {
  return (await browser.openStory()).session.id
}

/** Gems that a turn of a story costs, or holds and gives back. */
async function playTurn(
  { shop, profileId }: Started,
  sessionId: string,
  { price, isCharged = true }: { price: number; isCharged?: boolean },
): Promise<void> {
  const turnId = randomUUID()
  expect(await holdGems(shop, { profileId, sessionId, turnId, price })).toBe(0)
  await settleHold(shop, { turnId, isCharged })
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()

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

describe('exchanged gems', () => {
  it('go back to the coins that they came from', async () => {
    const { shop, browser } = await startWith()
    await buy(shop, browser, 'coin-30')
    const before = (await walletOf(browser)).coin
    await exchange(browser, 100)
    expect(await returnGems(browser, 100)).toEqual({ gems: 100, coins: 10, coinBalance: 31 })
    expect((await walletOf(browser)).coin).toEqual(before)
    expect(await gemsOf(browser)).toBe(20)
    expect(await returnableOf(browser)).toBeNull()
    expect(await codeOf(returnGems(browser, 100))).toBe('NOTHING_TO_RETURN')
    expect(await linesOf(browser)).toMatchObject([
      { kind: 'return', delta: 10, balanceAfter: 31, paidPart: 9 },
      { kind: 'exchange', delta: -10, paidPart: 9 },
      { kind: 'purchase' },
    ])
  })

  it('go back in whole coins, after some were used', async () => {
    const started = await startWith(10)
    const { browser } = started
    await exchange(browser, 100)
    const story = await openStory(started)
    // Twenty of the day's own, and five of these.
    await playTurn(started, story, { price: 25 })
    expect(await returnableOf(browser)).toMatchObject({ gems: 90, coins: 9 })
    expect(await codeOf(returnGems(browser, 95))).toBe('REFUND_CHANGED')
    expect(await codeOf(returnGems(browser, 100))).toBe('REFUND_CHANGED')
    expect(await codeOf(returnGems(browser, 10))).toBe('REFUND_CHANGED')
    expect(await returnGems(browser, 90)).toEqual({ gems: 90, coins: 9, coinBalance: 9 })
    expect(await gemsOf(browser)).toBe(5)
    expect(await codeOf(returnGems(browser, 5))).toBe('NOTHING_TO_RETURN')
  })

  it('go back from several exchanges of one lot at once', async () => {
    const started = await startWith(10)
    const { browser, clock } = started
    await exchange(browser, 10)
    clock.advance(HOUR_MS)
    await exchange(browser, 50)
    await exchange(browser, 10)
    expect(await returnableOf(browser)).toEqual({
      gems: 70,
      coins: 7,
      until: new Date(clock.now().getTime() - HOUR_MS + 7 * DAY_MS).toISOString(),
    })
    await playTurn(started, await openStory(started), { price: 21 })
    expect(await returnableOf(browser)).toMatchObject({ gems: 60, coins: 6 })
    expect(await returnGems(browser, 60)).toMatchObject({ coinBalance: 9 })
  })

  it('go back from an exchange of several lots, each whole', async () => {
    const started = await startWith()
    const { shop, browser } = started
    await buy(shop, browser, 'coin-50')
    await exchange(browser, 50)
    // Three coins of bonus and two that were paid: thirty gems and twenty.
    await playTurn(started, await openStory(started), { price: 21 })
    expect(await returnableOf(browser)).toMatchObject({ gems: 40, coins: 4 })
    await returnGems(browser, 40)
    expect((await walletOf(browser)).coin.parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ origin: 'bonus', amount: 2 }),
        expect.objectContaining({ origin: 'paid', amount: 50 }),
      ]),
    )
  })

  it('stay gems after seven days', async () => {
    const started = await startWith(10)
    const { browser } = started
    await exchange(browser, 50)
    await wait(started, 7 * DAY_MS - 1)
    await exchange(browser, 10)
    expect(await returnableOf(browser)).toMatchObject({ gems: 60 })
    await wait(started, 1)
    expect(await returnableOf(browser)).toMatchObject({ gems: 10 })
    expect(await codeOf(returnGems(browser, 60))).toBe('REFUND_CHANGED')
    await returnGems(browser, 10)
    expect(await gemsOf(browser)).toBe(70)
  })

  it('that a turn holds do not go back, and do when it gave them back', async () => {
    const started = await startWith(2)
    const { shop, browser, profileId } = started
    await exchange(browser, 10)
    const sessionId = await openStory(started)
    const turnId = randomUUID()
    await holdGems(shop, { profileId, sessionId, turnId, price: 25 })
    expect(await codeOf(returnGems(browser, 10))).toBe('NOTHING_TO_RETURN')
    await settleHold(shop, { turnId, isCharged: false })
    expect(await returnGems(browser, 10)).toMatchObject({ coinBalance: 2 })
  })

  it('go back once, whatever is pressed at the same time', async () => {
    const { shop, browser, member } = await startWith(10)
    const elsewhere = await signIn(shop.startAnother(), member)
    await exchange(browser, 100)
    const codes = await Promise.all(
      [browser, elsewhere, browser].map((each) => codeOf(returnGems(each, 100))),
    )
    expect(codes.toSorted()).toEqual(['NOTHING_TO_RETURN', 'NOTHING_TO_RETURN', 'no error'])
    expect(await coinsOf(browser)).toBe(10)
    await exchange(browser, 50)
    const key = nanoid()
    const again = () =>
      browser.api.call('POST /v1/tales/gem/return', { body: { gems: 50 }, idempotencyKey: key })
    expect(await Promise.all([again(), again()])).toEqual([
      { gems: 50, coins: 5, coinBalance: 10 },
      { gems: 50, coins: 5, coinBalance: 10 },
    ])
    expect(await coinsOf(browser)).toBe(10)
  })

  it('are the only gems that go back', async () => {
    const { shop, browser, profileId } = await startWith()
    await giveMoney(shop, profileId, 'gem', 100)
    expect(await returnableOf(browser)).toBeNull()
    for (const gems of [20, 100, 120]) {
      expect(await codeOf(returnGems(browser, gems))).toBe('NOTHING_TO_RETURN')
    }
    for (const gems of [0, -10, 0.5]) {
      expect(await codeOf(returnGems(browser, gems))).toBe('INVALID_INPUT')
    }
  })

  it('go back from no borrowed device', async () => {
    const { shop, browser, member } = await startWith(1)
    await exchange(browser, 10)
    await become(shop, { browser, account: { member, email: '' } }, 'limited')
    expect(await codeOf(returnGems(browser, 10))).toBe('LIMITED_SESSION')
    expect(await codeOf(setNotice(browser, true))).toBe('LIMITED_SESSION')
  })
})

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
