import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { become } from '../../testing/calls/test-people.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { holdGems, settleHold } from '../../testing/test-ledger.js'
import { signIn } from '../../testing/test-member.js'
import { giveMoney } from '../../testing/test-money.js'
import {
  buy,
  coinsOf,
  DAY_MS,
  exchange,
  linesOf,
  returnGems,
  walletOf,
} from '../../testing/test-orders.js'
import {
  HOUR_MS,
  startWith,
  wait,
  overviewOf,
  setNotice,
  openStory,
  playTurn,
} from '../../testing/test-gems.js'

const returnableOf = async (browser: Browser) => (await overviewOf(browser)).returnable

const gemsOf = async (browser: Browser) => (await walletOf(browser)).gem.total

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
