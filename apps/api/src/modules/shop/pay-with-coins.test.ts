import type { Receipt } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { become } from '../../testing/calls/test-people.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { signIn } from '../../testing/test-member.js'
import { giveMoney } from '../../testing/test-money.js'
import {
  buy,
  coinsOf,
  DAY_MS,
  exchange,
  linesOf,
  MINUTE_MS,
  walletOf,
} from '../../testing/test-orders.js'
import { signQuote, type Quote } from './sign-quote.js'
import { startWith, buyWithRunes } from '../../testing/test-shop.js'

type Started = Awaited<ReturnType<typeof startWith>>

const quoteOf = ({ api }: Browser, type: 'gem' | 'pass', id: string) =>
  api.call('GET /v1/pay/quote', { query: { type, id } })

const payFor = ({ api }: Browser, quoteId: string, key = nanoid()): Promise<Receipt> =>
  api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey: key })

const buyPass = async (browser: Browser) =>
  payFor(browser, (await quoteOf(browser, 'pass', 'pass-30')).quoteId)

/** A quote as only the API can make it. */
const quoteAs = ({ deps, profileId, clock }: Started, change: Partial<Quote> = {}) =>
  signQuote(systemContext(deps), {
    type: 'gem',
    id: '100',
    price: 10,
    profileId,
    until: clock.now().getTime() + MINUTE_MS,
    nonce: nanoid(),
    ...change,
  })

describe('a quote', () => {
  it('says what is paid, from what, and what comes of it', async () => {
    const { shop, browser, clock } = await startWith()
    await buy(shop, browser, 'coin-30')
    const quote = await quoteOf(browser, 'gem', '100')
    expect(quote).toMatchObject({
      price: 10,
      gems: 100,
      balanceBefore: 31,
      balanceAfter: 21,
      missing: 0,
      pack: null,
      until: null,
      parts: [
        { origin: 'bonus', amount: 1 },
        { origin: 'paid', amount: 9 },
      ],
    })

    const receipt = await payFor(browser, quote.quoteId)

    expect(receipt).toEqual({
      movementId: receipt.movementId,
      title: '젬 100개',
      currency: 'coin',
      price: 10,
      balanceBefore: 31,
      balanceAfter: 21,
      parts: quote.parts,
      given: { currency: 'gem', amount: 100 },
      createdAt: clock.now().toISOString(),
    })
    const { gem, coin } = await walletOf(browser)
    expect([gem.total, coin.total]).toEqual([120, 21])
    expect(await linesOf(browser)).toMatchObject([
      { kind: 'exchange', delta: -10, paidPart: 9, title: '젬 100개' },
      { kind: 'purchase' },
    ])
  })

  it.each(PRICES.gemAmounts)('of %i gems costs a tenth of it in coins', async (gems) => {
    const { browser } = await startWith({ coin: 30 })
    const quote = await quoteOf(browser, 'gem', String(gems))
    expect(quote).toMatchObject({ price: gems / 10, gems, balanceAfter: 30 - gems / 10 })
    expect(await payFor(browser, quote.quoteId)).toMatchObject({ given: { amount: gems } })
  })

  it('of what is too dear says how much is missing and which pack is enough', async () => {
    const { browser, profileId, shop } = await startWith({ coin: 5 })
    const packFor = async (id: string) => {
      const { missing, pack, balanceAfter, parts } = await quoteOf(browser, 'gem', id)
      expect([balanceAfter, parts]).toEqual([null, []])
      return [missing, pack?.sku]
    }
    expect(await packFor('100')).toEqual([5, 'coin-10'])
    expect(await packFor('300')).toEqual([25, 'coin-30'])
    const pass = await quoteOf(browser, 'pass', 'pass-30')
    expect([pass.missing, pass.pack?.sku]).toEqual([34, 'coin-50'])
    // 31 coins of the second pack, with its bonus.
    await giveMoney(shop, profileId, 'coin', 3)
    const nearer = await quoteOf(browser, 'pass', 'pass-30')
    expect([nearer.missing, nearer.pack?.sku]).toEqual([31, 'coin-30'])
    const refused = await payFor(browser, nearer.quoteId).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'NOT_ENOUGH_COIN',
      status: 402,
      message: '코인이 31개 모자라요.',
    })
    expect(await coinsOf(browser)).toBe(8)
    expect((await browser.api.call('GET /v1/tales/membership', {})).pass).toBeNull()
  })

  it.each([
    ['gem', '11'],
    ['gem', '0'],
    ['gem', '-10'],
    ['gem', '1e2'],
    ['gem', '0100'],
    ['gem', ' 100'],
    ['gem', 'pass-30'],
    ['pass', '100'],
    ['pass', 'pass-31'],
    ['pass', '__proto__'],
  ] as const)('of %s %j there is not', async (type, id) => {
    const { browser } = await startWith()
    expect(await codeOf(quoteOf(browser, type, id))).toBe('NOT_FOUND')
  })

  it('is good to its last millisecond of fifteen minutes', async () => {
    const { browser, clock } = await startWith({ coin: 30 })
    const [first, second] = [
      await quoteOf(browser, 'gem', '10'),
      await quoteOf(browser, 'gem', '50'),
    ]
    clock.advance(15 * MINUTE_MS - 1)
    await payFor(browser, first.quoteId)
    clock.advance(1)
    expect(await codeOf(payFor(browser, second.quoteId))).toBe('PRICE_CHANGED')
    clock.advance(MINUTE_MS)
    expect(await codeOf(payFor(browser, second.quoteId))).toBe('PRICE_CHANGED')
    expect(await coinsOf(browser)).toBe(29)
  })

  it('of another price, of somebody else or of nobody pays nothing', async () => {
    const started = await startWith({ coin: 30 })
    const { browser, profileId, shop } = started
    const other = await shop.buyer()
    const foreign = await quoteOf(other.browser, 'gem', '100')
    const own = await quoteOf(browser, 'gem', '100')
    const [body = '', mac = ''] = own.quoteId.split('.')
    const cheaper = Buffer.from(
      JSON.stringify({ type: 'gem', id: '300', price: 0, profileId, until: 9e15 }),
    ).toString('base64url')
    const bad = [
      quoteAs(started, { price: 9 }),
      quoteAs(started, { price: 11 }),
      quoteAs(started, { price: -10 }),
      quoteAs(started, { id: '300' }),
      quoteAs(started, { id: '101' }),
      quoteAs(started, { type: 'pass', id: 'pass-30', price: 1 }),
      quoteAs(started, { until: started.clock.now().getTime() }),
      foreign.quoteId,
      `${cheaper}.${mac}`,
      `${body}.${foreign.quoteId.split('.')[1] ?? ''}`,
      `${body}.`,
      body,
      `.${mac}`,
      '.',
      '',
      'garbage',
      '!!!.???',
      'x'.repeat(400),
      `${body}.${mac.slice(0, -1)}`,
    ]
    const codes = await Promise.all(bad.map((quoteId) => codeOf(payFor(browser, quoteId))))
    expect(codes).toEqual(bad.map(() => 'PRICE_CHANGED'))
    expect(await codeOf(payFor(browser, 'x'.repeat(401)))).toBe('INVALID_INPUT')
    expect(await coinsOf(browser)).toBe(30)
    expect(await payFor(browser, own.quoteId)).toMatchObject({ balanceAfter: 20 })
  })

  it('pays once when it is pressed twice, at once and later', async () => {
    const { shop, browser, member } = await startWith({ coin: 30 })
    const elsewhere = await signIn(shop.startAnother(), member)
    const { quoteId } = await quoteOf(browser, 'gem', '100')
    const key = nanoid()
    const receipts = await Promise.all(
      [browser, elsewhere, browser, elsewhere].map((each) => payFor(each, quoteId, key)),
    )
    receipts.push(await payFor(browser, quoteId, key))
    for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
    expect(await coinsOf(browser)).toBe(20)
    expect((await walletOf(browser)).gem.total).toBe(120)
    const other = await quoteOf(browser, 'gem', '50')
    expect(await codeOf(payFor(browser, other.quoteId, key))).toBe('KEY_REUSED')
  })

  it('is paid once, under whatever keys', async () => {
    const { browser } = await startWith({ coin: 25 })
    const { quoteId } = await quoteOf(browser, 'gem', '100')
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(payFor(browser, quoteId))),
    )
    expect(codes.toSorted()).toEqual([
      'PRICE_CHANGED',
      'PRICE_CHANGED',
      'PRICE_CHANGED',
      'no error',
    ])
    expect(await coinsOf(browser)).toBe(15)
    expect((await walletOf(browser)).gem.total).toBe(120)
  })

  it('is paid from no borrowed device, and by no visitor', async () => {
    const { shop, browser, member } = await startWith({ coin: 30, rune: 40 })
    await become(shop, { browser, account: { member, email: '' } }, 'limited')
    const { quoteId } = await quoteOf(browser, 'gem', '100')
    expect(await codeOf(payFor(browser, quoteId))).toBe('LIMITED_SESSION')
    expect(await codeOf(buyWithRunes(browser, 'frame-ember'))).toBe('LIMITED_SESSION')
    expect(await codeOf(quoteOf(shop.browser(), 'gem', '100'))).toBe('LOGIN_REQUIRED')
    expect(await coinsOf(browser)).toBe(30)
  })
})

describe('a pass', () => {
  it('begins at once, and the next one where it ends', async () => {
    const { browser, clock } = await startWith({ coin: 78 })
    const until = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()
    const first = await quoteOf(browser, 'pass', 'pass-30')
    expect(first).toMatchObject({ price: 39, until: until(30), gems: null })
    const receipt = await payFor(browser, first.quoteId)
    expect(receipt).toMatchObject({ title: '도란 패스 30일', price: 39, given: null })
    const passOf = async () => browser.api.call('GET /v1/tales/membership', {})
    expect(await passOf()).toMatchObject({
      pass: { startsAt: until(0), endsAt: until(30) },
      offer: { until: until(30) },
    })

    expect(await quoteOf(browser, 'pass', 'pass-30')).toMatchObject({ until: until(60) })
    await buyPass(browser)

    expect(await passOf()).toMatchObject({
      pass: { startsAt: until(0), endsAt: until(30) },
      offer: { until: until(60) },
    })
    clock.advance(30 * DAY_MS)
    expect(await passOf()).toMatchObject({
      pass: { startsAt: until(0), endsAt: until(30) },
      offer: { until: until(30) },
    })
  })

  it('adds forty gems to today, once, however many are bought', async () => {
    const { browser } = await startWith({ coin: 200 })
    await exchange(browser, 10)
    expect((await walletOf(browser)).gem.total).toBe(30)
    await buyPass(browser)
    const filled = { total: 70, daily: 60 }
    expect((await walletOf(browser)).gem).toMatchObject(filled)
    await Promise.all([buyPass(browser), buyPass(browser)])
    expect((await walletOf(browser)).gem).toMatchObject(filled)
  })

  it('adds them too by a clock that goes on between two looks at it', async () => {
    const { browser, clock } = await startWith({ coin: 39 })
    let atMs = clock.now().getTime()
    clock.now = () => new Date((atMs += 1))
    await buyPass(browser)
    expect((await walletOf(browser)).gem.total).toBe(60)
  })

  it('that is bought on the day on which the last one ended adds nothing to what that one gave', async () => {
    const { shop, browser, profileId, clock } = await startWith({ coin: 39 })
    await buyPass(browser)
    // Midnight in Seoul has been, and the pass still runs.
    clock.advance(30 * DAY_MS - 1)
    await giveMoney(shop, profileId, 'coin', 44)
    await exchange(browser, 50)
    expect((await walletOf(browser)).gem).toMatchObject({ total: 110, daily: 60 })
    clock.advance(2)
    expect((await walletOf(browser)).gem).toMatchObject({ total: 110, daily: 20 })
    await buyPass(browser)
    expect((await walletOf(browser)).gem).toMatchObject({ total: 110, daily: 60 })
  })

  it('is not paid for twice by a double press', async () => {
    const { browser } = await startWith({ coin: 78 })
    const { quoteId } = await quoteOf(browser, 'pass', 'pass-30')
    const key = nanoid()
    await Promise.all([payFor(browser, quoteId, key), payFor(browser, quoteId, key)])
    expect(await coinsOf(browser)).toBe(39)
  })
})
