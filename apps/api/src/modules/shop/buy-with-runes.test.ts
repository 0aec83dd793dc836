import { randomUUID } from 'node:crypto'
import { PRICES } from '@doran/contract/limits'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { inTransaction, systemContext } from '../../platform/context/context.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { openWith } from '../../testing/test-chat.js'
import { addFinishedPlay, commentsOf, createGame, say } from '../../testing/test-comments.js'
import { playToEnd } from '../../testing/test-game.js'
import { signIn } from '../../testing/test-member.js'
import { giveMoney } from '../../testing/test-money.js'
import { coinsOf, DAY_MS, linesOf, MINUTE_MS, walletOf } from '../../testing/test-orders.js'
import { findItemOf, wearFrame } from './inventory-repository.js'
import { startWith, buyWithRunes, priceOf } from '../../testing/test-shop.js'

const runeShopOf = ({ api }: Browser) => api.call('GET /v1/store/rune', {})

const itemsOf = async ({ api }: Browser) => (await api.call('GET /v1/inventory', {})).items

const wear = ({ api }: Browser, id: string, isWorn: boolean) =>
  api.call('PATCH /v1/inventory/{id}/equip', { params: { id }, body: { isWorn } })

const runesOf = async (browser: Browser) => (await walletOf(browser)).rune.total

describe('the rune shop', () => {
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
    const shown = (await runeShopOf(browser)).items.find(({ sku }) => sku === 'frame-ember')
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

  it('sells ten gems that last thirty days', async () => {
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

  it('sells gems once a week, to the millisecond', async () => {
    const { browser, clock } = await startWith({ rune: 90 })
    const availableAt = async () =>
      (await runeShopOf(browser)).items.find(({ kind }) => kind === 'ticket')?.availableAt
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

  it('sells gems once to two requests at the same time', async () => {
    const { shop, browser, member } = await startWith({ rune: 90 })
    const elsewhere = await signIn(shop.startAnother(), member)
    const codes = await Promise.all(
      [browser, elsewhere].map((each) => codeOf(buyWithRunes(each, 'ticket-gem-10'))),
    )
    expect(codes.toSorted()).toEqual(['NOT_YET_AGAIN', 'no error'])
    expect(await runesOf(browser)).toBe(60)
    expect((await walletOf(browser)).gem.total).toBe(30)
  })

  it('refuses gems to a member without the runes for them, and does not count it', async () => {
    const { shop, browser, profileId } = await startWith({ rune: 29 })
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('NOT_ENOUGH_RUNE')
    await giveMoney(shop, profileId, 'rune', 1)
    expect(await codeOf(buyWithRunes(browser, 'ticket-gem-10'))).toBe('no error')
  })

  it('sells as many commas as one can hold, whatever is pressed at the same time', async () => {
    const { shop, browser, member } = await startWith({ rune: 200 })
    const elsewhere = await signIn(shop.startAnother(), member)
    const codes = await Promise.all(
      [browser, elsewhere, browser, elsewhere, browser].map((each) =>
        codeOf(buyWithRunes(each, 'comma')),
      ),
    )
    const expected = ['COMMAS_FULL', 'COMMAS_FULL', 'no error', 'no error', 'no error']
    expect(codes.toSorted()).toEqual(expected)
    expect(await runesOf(browser)).toBe(200 - 3 * priceOf('comma'))
    const comma = (await runeShopOf(browser)).items.find(({ sku }) => sku === 'comma')
    expect(comma).toMatchObject({ owned: null, held: { count: 3, room: 0 } })
    expect(await itemsOf(browser)).toEqual([])
  })

  it('sells an ornament for trees once', async () => {
    const { browser } = await startWith({ rune: 100 })
    expect((await buyWithRunes(browser, 'ornament-ember')).title).toBe('꺼지지 않는 불씨 장식')
    expect(await codeOf(buyWithRunes(browser, 'ornament-ember'))).toBe('ALREADY_OWNED')
    expect(await itemsOf(browser)).toMatchObject([{ kind: 'ornament', isWorn: false }])
  })

  it('shows a visitor everything but what would be theirs', async () => {
    const { shop } = await startWith()
    const { items, earnings } = await runeShopOf(shop.browser())
    expect(items.map(({ sku, runes }) => [sku, runes])).toEqual(
      PRICES.runeItems.map(({ sku, runes }) => [sku, runes]),
    )
    expect(new Set(items.flatMap(({ owned, availableAt }) => [owned, availableAt]))).toEqual(
      new Set([null]),
    )
    expect(earnings[0]).toEqual({ key: 'play_finished', runes: 2, timesADay: 5, leftToday: null })
    expect(new Set(earnings.map(({ leftToday }) => leftToday))).toEqual(new Set([null]))
    expect(await codeOf(buyWithRunes(shop.browser(), 'frame-ember'))).toBe('LOGIN_REQUIRED')
  })

  it('says what is left to earn today', async () => {
    const { browser, clock } = await startWith()
    const left = async () => (await runeShopOf(browser)).earnings[0]?.leftToday
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
