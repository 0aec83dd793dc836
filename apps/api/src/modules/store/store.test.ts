import { randomUUID } from 'node:crypto'
import type { Receipt } from '@doran/contract'
import { PRICES, type RuneSku } from '@doran/contract/limits'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { inTransaction, systemContext } from '../../platform/context/context.js'
import { become } from '../../testing/calls/test-people.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { openWith } from '../../testing/test-chat.js'
import { addFinishedPlay, commentsOf, createGame, say } from '../../testing/test-comments.js'
import { playToEnd } from '../../testing/test-game.js'
import { signIn } from '../../testing/test-member.js'
import { giveMoney } from '../../testing/test-money.js'
import {
  buy,
  coinsOf,
  DAY_MS,
  exchange,
  linesOf,
  MINUTE_MS,
  startShop,
  walletOf,
} from '../../testing/test-orders.js'
import { findItemOf, wearFrame } from './inventory-store.js'
import { signQuote, type Quote } from './sign-quote.js'

async function startWith(money: { coin?: number; rune?: number } = {}) {
  const shop = await startShop()
  const person = await shop.buyer()
  const { coin = 0, rune = 0 } = money
  if (coin > 0) await giveMoney(shop, person.profileId, 'coin', coin)
  if (rune > 0) await giveMoney(shop, person.profileId, 'rune', rune)
  return { ...shop, shop, ...person }
}

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

const priceOf = (sku: RuneSku) => PRICES.runeItems.find((item) => item.sku === sku)?.runes ?? 0
const buyWithRunes = (
  { api }: Browser,
  sku: RuneSku,
  { runes = priceOf(sku), key = nanoid() } = {},
): Promise<Receipt> =>
  api.call('POST /v1/store/rune/{sku}/buy', {
    params: { sku },
    body: { runes },
    idempotencyKey: key,
  })
const runeStoreOf = ({ api }: Browser) => api.call('GET /v1/store/rune', {})
const itemsOf = async ({ api }: Browser) => (await api.call('GET /v1/inventory', {})).items
const wear = ({ api }: Browser, id: string, isWorn: boolean) =>
  api.call('PATCH /v1/inventory/{id}/equip', { params: { id }, body: { isWorn } })
const runesOf = async (browser: Browser) => (await walletOf(browser)).rune.total

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

describe('the rune store', () => {
  it('sells a frame once', async () => {
    const { browser, clock } = await startWith({ rune: 100 })
    const receipt = await buyWithRunes(browser, 'frame-ember')
    expect(receipt).toMatchObject({
      title: '불씨 테두리',
      currency: 'rune',
      price: 40,
      balanceBefore: 100,
      balanceAfter: 60,
      given: null,
    })
    const items = await itemsOf(browser)
    expect(items).toMatchObject([
      { sku: 'frame-ember', kind: 'frame', isWorn: false, createdAt: clock.now().toISOString() },
    ])
    const shown = (await runeStoreOf(browser)).items.find(({ sku }) => sku === 'frame-ember')
    expect(shown?.owned).toEqual({ id: items[0]?.id, isWorn: false })
    expect(await codeOf(buyWithRunes(browser, 'frame-ember'))).toBe('ALREADY_OWNED')
    expect(await runesOf(browser)).toBe(60)
  })

  it('sells a frame once, whatever is pressed at the same time', async () => {
    const { shop, browser, member } = await startWith({ rune: 200 })
    const elsewhere = await signIn(shop.startAnother(), member)
    const codes = await Promise.all(
      [browser, elsewhere, browser, elsewhere].map((each) =>
        codeOf(buyWithRunes(each, 'frame-lantern')),
      ),
    )
    const refused = ['ALREADY_OWNED', 'ALREADY_OWNED', 'ALREADY_OWNED', 'no error']
    expect(codes.toSorted()).toEqual(refused)
    expect(await runesOf(browser)).toBe(160)
    const key = nanoid()
    const receipts = await Promise.all(
      [browser, elsewhere].map((each) => buyWithRunes(each, 'frame-snow', { key })),
    )
    expect(receipts[0]).toEqual(receipts[1])
    expect(await runesOf(browser)).toBe(100)
  })

  it('sells nothing for too few runes, at another price, or that there is not', async () => {
    const { browser } = await startWith({ rune: 39 })
    const refused = await buyWithRunes(browser, 'frame-ember').catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 'NOT_ENOUGH_RUNE',
      status: 402,
      message: '룬이 1개 모자라요.',
    })
    for (const runes of [0, 1, 39, 41]) {
      expect(await codeOf(buyWithRunes(browser, 'frame-ember', { runes }))).toBe('PRICE_CHANGED')
    }
    for (const sku of ['frame-none', 'FRAME-EMBER', '__proto__', 'coin-10']) {
      const response = await browser.request(`/v1/store/rune/${sku}/buy`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: nanoid() },
        body: '{"runes":40}',
      })
      expect((await readError(response)).error.code).toBe('NOT_FOUND')
    }
    expect(await itemsOf(browser)).toEqual([])
    expect(await runesOf(browser)).toBe(39)
  })

  it('takes no coins or gems for runes', async () => {
    const { browser } = await startWith({ coin: 500 })
    expect(await codeOf(buyWithRunes(browser, 'ground-hanji'))).toBe('NOT_ENOUGH_RUNE')
    expect(await coinsOf(browser)).toBe(500)
  })

  it('gives for a ticket ten gems for thirty days', async () => {
    const { browser, clock } = await startWith({ rune: 30 })
    const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString()
    const receipt = await buyWithRunes(browser, 'ticket-gem-10')
    expect(receipt).toMatchObject({
      price: 30,
      balanceBefore: 30,
      balanceAfter: 0,
      given: { currency: 'gem', amount: 10 },
    })
    const { gem } = await walletOf(browser)
    expect(gem.total).toBe(30)
    expect(gem.parts).toContainEqual({ origin: 'ticket', amount: 10, expiresAt })
    expect(await itemsOf(browser)).toEqual([])
    expect(await linesOf(browser, 'gem')).toMatchObject([
      { kind: 'ticket', delta: 10, paidPart: 0 },
      { kind: 'daily', delta: 20 },
    ])
  })

  it('sells a ticket once a week, to the millisecond', async () => {
    const { browser, clock } = await startWith({ rune: 90 })
    const availableAt = async () =>
      (await runeStoreOf(browser)).items.find(({ kind }) => kind === 'ticket')?.availableAt
    expect(await availableAt()).toBeNull()
    await buyWithRunes(browser, 'ticket-gem-10')
    const again = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString()
    expect(await availableAt()).toBe(again)
    clock.advance(7 * DAY_MS - 1)
    expect(await availableAt()).toBe(again)
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('NOT_YET_AGAIN')
    clock.advance(1)
    expect(await availableAt()).toBeNull()
    await buyWithRunes(browser, 'ticket-gem-10')
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('NOT_YET_AGAIN')
    expect(await runesOf(browser)).toBe(30)
  })

  it('sells one of two tickets that are asked for at once', async () => {
    const { shop, browser, member } = await startWith({ rune: 90 })
    const elsewhere = await signIn(shop.startAnother(), member)
    const codes = await Promise.all(
      [browser, elsewhere].map((each) => codeOf(buyWithRunes(each, 'ticket-gem-10'))),
    )
    expect(codes.toSorted()).toEqual(['NOT_YET_AGAIN', 'no error'])
    expect(await runesOf(browser)).toBe(60)
    expect((await walletOf(browser)).gem.total).toBe(30)
  })

  it('refuses a ticket without the runes for it, and does not count it', async () => {
    const { shop, browser, profileId } = await startWith({ rune: 29 })
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('NOT_ENOUGH_RUNE')
    await giveMoney(shop, profileId, 'rune', 1)
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('no error')
  })

  it('shows a visitor everything but what would be theirs', async () => {
    const { shop } = await startWith()
    const { items, earnings } = await runeStoreOf(shop.browser())
    expect(items.map(({ sku, runes }) => [sku, runes])).toEqual(
      PRICES.runeItems.map(({ sku, runes }) => [sku, runes]),
    )
    expect(new Set(items.flatMap(({ owned, availableAt }) => [owned, availableAt]))).toEqual(
      new Set([null]),
    )
    expect(earnings).toEqual([{ key: 'play_finished', runes: 2, timesADay: 5, leftToday: null }])
    expect(await codeOf(buyWithRunes(shop.browser(), 'frame-ember'))).toBe('LOGIN_REQUIRED')
  })

  it('says what is left to earn today', async () => {
    const { browser, clock } = await startWith()
    const left = async () => (await runeStoreOf(browser)).earnings[0]?.leftToday
    const wait = () => clock.advance(MINUTE_MS)
    expect(await left()).toBe(5)
    await playToEnd(browser, 'which-light', { wait })
    expect(await left()).toBe(4)
    await playToEnd(browser, 'pure-korean', { wait })
    expect(await left()).toBe(3)
    // The same game counts once a day.
    await playToEnd(browser, 'which-light', { wait })
    expect(await left()).toBe(3)
    expect(await runesOf(browser)).toBe(4)
    clock.advance(DAY_MS)
    expect(await left()).toBe(5)
  })
})

describe('a frame', () => {
  async function startWithFrames() {
    const started = await startWith({ rune: 200 })
    for (const sku of ['frame-ember', 'frame-star', 'ground-night'] as const) {
      await buyWithRunes(started.browser, sku)
    }
    const items = await itemsOf(started.browser)
    const idOf = (sku: string) => items.find((item) => item.sku === sku)?.id ?? ''
    const worn = async () =>
      (await itemsOf(started.browser)).filter(({ isWorn }) => isWorn).map(({ sku }) => sku)
    const shown = async () => {
      const params = { uuid: started.profileId }
      const visitor = started.shop.browser()
      return (await visitor.api.call('GET /v1/user/user/profile/{uuid}', { params })).frame
    }
    return { ...started, idOf, worn, shown }
  }

  it('is worn alone, and taken off again', async () => {
    const { browser, idOf, worn, shown } = await startWithFrames()
    expect([await worn(), await shown()]).toEqual([[], null])
    const { items } = await wear(browser, idOf('frame-ember'), true)
    expect(items.filter(({ isWorn }) => isWorn).map(({ sku }) => sku)).toEqual(['frame-ember'])
    expect(await shown()).toBe('frame-ember')
    await wear(browser, idOf('frame-star'), true)
    expect([await worn(), await shown()]).toEqual([['frame-star'], 'frame-star'])
    await wear(browser, idOf('frame-star'), true)
    expect(await worn()).toEqual(['frame-star'])
    await wear(browser, idOf('frame-star'), false)
    expect([await worn(), await shown()]).toEqual([[], null])
  })

  it('that is not worn is taken off without the one that is', async () => {
    const { browser, idOf, worn, shown } = await startWithFrames()
    await wear(browser, idOf('frame-star'), true)
    await wear(browser, idOf('frame-ember'), false)
    expect([await worn(), await shown()]).toEqual([['frame-star'], 'frame-star'])
  })

  it('is one at most, and the one that is shown, whatever is put on and off at once', async () => {
    const { shop, browser, member, idOf, worn, shown } = await startWithFrames()
    const elsewhere = await signIn(shop.startAnother(), member)
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([
        wear(browser, idOf('frame-star'), true),
        wear(elsewhere, idOf('frame-star'), false),
        wear(elsewhere, idOf('frame-ember'), true),
        wear(browser, idOf('frame-star'), false),
      ])
      const skus = await worn()
      expect(skus.length).toBeLessThanOrEqual(1)
      expect(await shown()).toBe(skus[0] ?? null)
    }
  })

  it('that is taken off while it is being put on is off', async () => {
    const { deps, browser, profileId, idOf, worn, shown } = await startWithFrames()
    const waiting = async () => {
      const { rows } = await deps.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    const item = await findItemOf(deps.db, profileId, idOf('frame-star'))
    if (!item) throw new Error('the frame that was bought is gone')
    const off = await inTransaction(systemContext(deps), async (tx) => {
      await wearFrame(tx.db, item)
      const taken = wear(browser, item.id, false)
      await expect.poll(waiting).toBe(1)
      return { taken }
    })
    await off.taken
    expect([await worn(), await shown()]).toEqual([[], null])
  })

  it('is seen by its person’s comments and in a chat', async () => {
    const { shop, browser, member, profileId, idOf } = await startWithFrames()
    await wear(browser, idOf('frame-ember'), true)
    const other = await shop.buyer()
    const gameId = await createGame(shop, other.profileId)
    for (const id of [profileId, other.profileId]) await addFinishedPlay(shop, id, gameId)
    await say({ browser }, gameId, '잘 놀다 가요')
    const { items } = await commentsOf(other, gameId)
    expect(items).toMatchObject([{ author: { frame: 'frame-ember' } }])
    expect(await openWith(other, { member, browser, profileId })).toMatchObject({
      profile: { frame: 'frame-ember' },
    })
  })

  it('is no ground, and no item of somebody else', async () => {
    const { shop, browser, idOf, worn } = await startWithFrames()
    for (const isWorn of [true, false]) {
      expect(await codeOf(wear(browser, idOf('ground-night'), isWorn))).toBe('INVALID_INPUT')
    }
    const other = await shop.buyer()
    expect(await codeOf(wear(other.browser, idOf('frame-ember'), true))).toBe('NOT_FOUND')
    expect(await codeOf(wear(browser, randomUUID(), true))).toBe('NOT_FOUND')
    expect(await codeOf(wear(browser, 'frame-ember', true))).toBe('NOT_FOUND')
    expect(await worn()).toEqual([])
  })
})
