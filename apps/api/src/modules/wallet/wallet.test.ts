import { EARNINGS, MONEY, PRICES } from '@doran/contract/limits'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { Receipt, Wallet, type Currency, type LedgerLine } from '@doran/contract'
import { ApiError } from '@doran/api-client'
import { desc } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { createManualClock, type ManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { finish, inputsTo, startPlay } from '../../testing/test-game.js'
import { contextOf, eraseAccount, ledgerFaults } from '../../testing/test-ledger.js'
import {
  createMember,
  memberBrowser,
  signIn,
  type MemberTraits,
} from '../../testing/test-member.js'
import { buyCoins, giveMoney } from '../../testing/test-money.js'
import { startPass } from '../gem/index.js'
import { auditLog, wallet as walletTable } from '../tables.js'
import { daysLater, earn, exchangeCoins, grant, pay, readBalance, readWallet } from './index.js'

const DAY_MS = 86_400_000
/** Noon in Seoul. */
const NOON = new Date('2026-03-10T03:00:00Z')

/** Two processes on one database and clock, and a member signed in at both. */
async function start(traits: MemberTraits = {}, clock: ManualClock = createManualClock(NOON)) {
  const url = await createTestDatabase()
  const [api, other] = [startTestApi(url, { clock }), startTestApi(url, { clock })]
  const member = await createMember(api.deps, traits)
  const browser = await signIn(api, member)
  const atOther = await signIn(other, member)
  return { url, clock, api, other, member, browser, atOther, ctx: contextOf(api, member) }
}

type Started = Awaited<ReturnType<typeof start>>

const walletOf = ({ api }: Browser) => api.call('GET /v1/wallet', {})
const linesOf = async ({ api }: Browser, currency?: Currency): Promise<LedgerLine[]> =>
  (await api.call('GET /v1/wallet/ledger', { query: { currency, limit: 50 } })).items

async function quoteOf({ api }: Browser, type: 'gem' | 'pass', id: string): Promise<string> {
  return (await api.call('GET /v1/pay/quote', { query: { type, id } })).quoteId
}

const payBy = ({ api }: Browser, quoteId: string, idempotencyKey: string = nanoid()) =>
  api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey })

/** How a call ended: its answer, or its status, code and message. */
const endOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
      return `${cause.status} ${cause.code}`
    },
  )

const countEnds = (ends: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]))

const spendGems = ({ ctx, member }: Pick<Started, 'ctx' | 'member'>, amount: number) =>
  inTransaction(ctx, (tx) =>
    pay(tx, { profileId: member.profileId, currency: 'gem', amount, title: '시험' }),
  )

describe('a balance', () => {
  it('pays as often as it is enough, whatever comes at once at two processes', async () => {
    const { api, member, browser, atOther } = await start()
    await giveMoney(api, member.profileId, 'coin', 405)
    const quoteIds = await Promise.all(
      Array.from({ length: 100 }, () => quoteOf(browser, 'gem', '100')),
    )

    const ends = await Promise.all(
      quoteIds.map((quoteId, at) => endOf(payBy(at % 2 === 0 ? browser : atOther, quoteId))),
    )

    expect(countEnds(ends)).toEqual({ done: 40, '402 NOT_ENOUGH_COIN': 60 })
    const { coin, gem } = await walletOf(browser)
    expect([coin.total, gem.total]).toEqual([5, 4_000 + PRICES.dailyGems])
    const lines = await linesOf(browser, 'coin')
    expect(lines.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('says how many are missing, and pays nothing', async () => {
    const { api, member, browser } = await start()
    await giveMoney(api, member.profileId, 'coin', 30)
    const call = payBy(browser, await quoteOf(browser, 'pass', 'pass-30'))
    await expect(call).rejects.toMatchObject({
      code: 'NOT_ENOUGH_COIN',
      status: 402,
      message: '코인이 9개 모자라요.',
    })
    expect((await walletOf(browser)).coin.total).toBe(30)
    expect(await linesOf(browser, 'coin')).toHaveLength(1)
  })
})

describe('what is spent', () => {
  it('is the day’s first, then gifts by their ends, then what was paid for, the oldest first', async () => {
    const started = await start()
    const { api, clock, ctx, member } = started
    const { profileId } = member
    const give = (days: number, amount: number) => {
      const expiresAt = daysLater(clock.now(), days)
      const lot = { amount, unitKrw: 0, origin: 'gift' as const, expiresAt }
      return inTransaction(ctx, (tx) =>
        grant(tx, {
          movement: { kind: 'gift', profileId, title: '시험' },
          currency: 'gem',
          lot,
        }),
      )
    }
    await buyCoins(api, profileId)
    for (let exchange = 0; exchange < 3; exchange += 1) {
      await inTransaction(ctx, (tx) => exchangeCoins(tx, { gems: 10, coins: 1, title: '젬 10개' }))
      clock.advance(1_000)
    }
    await give(30, 7)
    await give(3, 5)

    const receipts = []
    for (const amount of [4, 18, 4, 8, 15]) receipts.push(await spendGems(started, amount))

    const [threeDays, aMonth] = [3, 30].map((days) => daysLater(clock.now(), days).toISOString())
    const midnight = '2026-03-10T15:00:00.000Z'
    const [first, second] = ['2031-03-10T03:00:00.000Z', '2031-03-10T03:00:01.000Z']
    expect(receipts.map(({ parts }) => parts)).toEqual([
      [{ origin: 'daily', amount: 4, expiresAt: midnight }],
      [
        { origin: 'daily', amount: 16, expiresAt: midnight },
        { origin: 'gift', amount: 2, expiresAt: threeDays },
      ],
      [{ origin: 'gift', amount: 4, expiresAt: threeDays }],
      [
        { origin: 'gift', amount: 6, expiresAt: aMonth },
        { origin: 'exchange', amount: 2, expiresAt: first },
      ],
      [{ origin: 'exchange', amount: 15, expiresAt: first }],
    ])
    expect((await readWallet(ctx, profileId)).gem).toMatchObject({
      total: 13,
      parts: [{ origin: 'exchange', amount: 13, expiresAt: second }],
    })
    // The coin of the first exchange was a bonus.
    const paid = (await linesOf(started.browser, 'gem')).slice(0, 5)
    expect(paid.map(({ delta, paidPart }) => [delta, paidPart])).toEqual([
      [-15, 7],
      [-8, 0],
      [-4, 0],
      [-18, 0],
      [-4, 0],
    ])
  })

  it('is of coins the bonus before what was paid for', async () => {
    const { api, member, browser } = await start()
    await buyCoins(api, member.profileId)
    const receipt = await payBy(browser, await quoteOf(browser, 'gem', '50'))
    expect(receipt).toMatchObject({ price: 5, balanceBefore: 31, balanceAfter: 26 })
    expect(receipt.parts.map(({ origin, amount }) => [origin, amount])).toEqual([
      ['bonus', 1],
      ['paid', 4],
    ])
  })
})

describe('a day’s gems', () => {
  it('come once, whoever spends them at once and where', async () => {
    const started = await start()
    const { api, other, member, browser, atOther } = started
    const read = await Promise.all(
      Array.from({ length: 10 }, (_, at) => walletOf(at % 2 === 0 ? browser : atOther)),
    )
    expect(new Set(read.map(({ gem }) => gem.total))).toEqual(new Set([PRICES.dailyGems]))
    // Reading writes nothing.
    expect(await linesOf(browser)).toEqual([])

    const ends = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) =>
        spendGems({ ctx: contextOf(at % 2 === 0 ? api : other, member), member }, 1),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(PRICES.dailyGems)
    const lines = await linesOf(browser)
    expect(lines.filter(({ kind }) => kind === 'daily')).toHaveLength(1)
    expect(lines).toHaveLength(1 + PRICES.dailyGems)
    expect((await walletOf(browser)).gem.total).toBe(0)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('are topped up, not added, at midnight in Seoul', async () => {
    const started = await start()
    const { clock, ctx, member, browser } = started
    await spendGems(started, 5)
    clock.advance(new Date('2026-03-10T14:59:59.999Z').getTime() - clock.now().getTime())
    expect((await walletOf(browser)).gem).toMatchObject({ total: 15 })
    clock.advance(1)
    const { gem } = await walletOf(browser)
    expect(gem).toMatchObject({ total: 20, nextFillAt: '2026-03-11T15:00:00.000Z' })
    await spendGems(started, 1)
    clock.advance(5 * DAY_MS)
    expect(await readBalance(ctx, { profileId: member.profileId, currency: 'gem' })).toBe(20)
    await spendGems(started, 20)
    expect((await linesOf(browser)).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['spend', -20],
      ['daily', 20],
      ['expire', -19],
      ['spend', -1],
      ['daily', 20],
      ['expire', -15],
      ['spend', -5],
      ['daily', 20],
    ])
  })

  it('are not given twice by a clock that is a day ahead', async () => {
    const started = await start()
    const { url, clock, api, member, ctx, browser } = started
    const ahead = createManualClock(new Date(NOON.getTime() + DAY_MS))
    const early = contextOf(startTestApi(url, { clock: ahead }), member)
    const totals = []
    for (const each of [ctx, early, ctx, early]) {
      await spendGems({ ctx: each, member }, 1)
      totals.push((await readWallet(each, member.profileId)).gem.total)
    }
    clock.advance(DAY_MS)
    totals.push((await walletOf(browser)).gem.total)
    expect(totals).toEqual([19, 19, 18, 17, 17])
    const daily = (await linesOf(browser)).filter(({ kind }) => kind === 'daily')
    expect(daily).toHaveLength(2)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('are more with a pass, at once and on the days after', async () => {
    const { api, clock, member, browser } = await start()
    await giveMoney(api, member.profileId, 'coin', PRICES.pass.coins)
    await payBy(browser, await quoteOf(browser, 'pass', 'pass-30'))
    const atOnce = (await walletOf(browser)).gem
    clock.advance(DAY_MS)
    const later = (await walletOf(browser)).gem

    expect([atOnce, later].map(({ total, daily }) => [total, daily])).toEqual([
      [60, 60],
      [60, 60],
    ])
  })

  it('are a day’s again once the pass is over', async () => {
    const { clock, ctx, member } = await start()
    await inTransaction(ctx, (tx) => startPass(tx, 30))
    clock.advance(30 * DAY_MS)
    expect((await readWallet(ctx, member.profileId)).gem).toMatchObject({ total: 20, daily: 20 })
  })
})

describe('what has expired', () => {
  it('is not shown, and taken out when something is next spent', async () => {
    const { api, clock, ctx, member } = await start()
    const { profileId } = member
    await giveMoney(api, profileId, 'coin', 9)
    await buyCoins(api, profileId)
    const stored = async () => {
      const rows = await api.deps.db.select().from(walletTable)
      return rows.find(({ currency }) => currency === 'coin')?.balance
    }
    const spend = (amount: number) =>
      inTransaction(ctx, (tx) => pay(tx, { profileId, currency: 'coin', amount, title: '시험' }))
    clock.advance(365 * DAY_MS)

    expect((await readWallet(ctx, profileId)).coin).toMatchObject({
      total: 30,
      parts: [{ origin: 'paid', amount: 30 }],
    })
    expect(await readBalance(ctx, { profileId, currency: 'coin' })).toBe(30)
    await expect(spend(31)).rejects.toMatchObject({ code: 'NOT_ENOUGH_COIN' })
    expect(await stored()).toBe(40)
    expect(await spend(30)).toMatchObject({ balanceBefore: 30, balanceAfter: 0 })
    expect(await stored()).toBe(0)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('is of runes what was earned twelve months before, at a month’s end in Seoul', async () => {
    const { clock, ctx, member } = await start()
    const { profileId } = member
    await inTransaction(ctx, (tx) =>
      earn(tx, { profileId, earning: 'play_finished', subject: 'a', title: '시험' }),
    )
    const runes = async () => (await readWallet(ctx, profileId)).rune
    expect(await runes()).toMatchObject({
      total: 2,
      earnedThisWeek: 2,
      parts: [{ origin: 'earned', amount: 2, expiresAt: '2027-03-31T15:00:00.000Z' }],
    })
    clock.advance(new Date('2027-03-31T14:59:59.999Z').getTime() - clock.now().getTime())
    expect((await runes()).total).toBe(2)
    clock.advance(1)
    expect(await runes()).toEqual({ total: 0, parts: [], earnedThisWeek: 0 })
  })
})

describe('the welcome', () => {
  const welcome = ({ api }: Browser) =>
    api.call('POST /v1/wallet/welcome', { idempotencyKey: nanoid() })

  it('is given once, however often and from how many places it is asked for', async () => {
    const { browser, atOther, clock } = await start()
    const answers = await Promise.all([browser, atOther, browser, atOther].map(welcome))
    const expiresAt = daysLater(clock.now(), MONEY.giftGemDays).toISOString()
    expect(answers.filter(({ isNew }) => isNew)).toEqual([
      { gems: PRICES.welcomeGems, isNew: true, expiresAt },
    ])
    expect((await walletOf(browser)).gem.total).toBe(PRICES.welcomeGems + PRICES.dailyGems)
  })

  it('is not given again to an account that is made anew under the same address', async () => {
    const { api, member, browser } = await start({ email: 'again@example.test' })
    await welcome(browser)
    expect(await eraseAccount(api, member)).toBe(1)

    const again = await memberBrowser(api, { email: 'again@example.test' })
    const another = await memberBrowser(api, { email: 'another@example.test' })

    expect(await welcome(again)).toMatchObject({ isNew: false })
    expect((await walletOf(again)).gem.total).toBe(PRICES.dailyGems)
    expect(await welcome(another)).toMatchObject({ isNew: true })
    expect(await ledgerFaults(api)).toEqual([])
  })
})

describe('runes', () => {
  const { runes, timesADay } = EARNINGS.play_finished

  it('are given five times a day for different games, whatever is finished at once', async () => {
    const { api, other, clock, member } = await start()
    const { profileId } = member
    const give = (at: TestApi, subject: string) =>
      inTransaction(contextOf(at, member), (tx) =>
        earn(tx, { profileId, earning: 'play_finished', subject, title: '시험' }),
      )
    const again = [await give(api, 'a'), await give(other, 'a')]
    const subjects = ['b', 'b', 'c', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const given = await Promise.all(
      subjects.map((subject, at) => give(at % 2 === 0 ? api : other, subject)),
    )
    clock.advance(DAY_MS)
    const tomorrow = await give(api, 'a')

    expect([again, tomorrow]).toEqual([[runes, 0], runes])
    expect(given.filter((each) => each === runes)).toHaveLength(timesADay - 1)
    expect(await readBalance(contextOf(api, member), { profileId, currency: 'rune' })).toBe(
      runes * (timesADay + 1),
    )
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('come with the end of a play', async () => {
    const { api, clock, browser, atOther } = await start()
    const { items } = await browser.api.call('GET /v1/game', { query: { limit: 50 } })
    const slugs = items.filter(({ kind }) => kind === 'psytest').map(({ slug }) => slug)
    const plays = []
    for (const slug of slugs.slice(0, 7)) plays.push(await startPlay(browser, slug))
    clock.advance(600_000)
    await Promise.all(
      plays.map((play, at) => finish(at % 2 === 0 ? browser : atOther, play, inputsTo(play))),
    )
    expect(plays.length).toBeGreaterThan(0)
    const expected = runes * Math.min(plays.length, timesADay)
    expect((await walletOf(browser)).rune).toMatchObject({
      total: expected,
      earnedThisWeek: expected,
    })
    expect(await ledgerFaults(api)).toEqual([])
  })
})

describe('an administrator', () => {
  async function startAdmin(traits: MemberTraits = { roles: ['admin'] }) {
    const started = await start()
    const admin = await createMember(started.api.deps, traits)
    const desk = await signIn(started.api, admin)
    const adjust = (delta: number, currency: Currency = 'coin', reason = '오류로 사라진 코인') =>
      desk.api.call('POST /v1/admin/wallet/adjust', {
        body: { profileId: started.member.profileId, currency, delta, reason },
        idempotencyKey: nanoid(),
      })
    return { ...started, admin, desk, adjust }
  }

  it('adds and takes away with a reason that the person reads', async () => {
    const { api, browser, desk, member, admin, adjust } = await startAdmin()
    const line = await adjust(30)
    await adjust(-12, 'coin', '두 번 드린 코인')
    await adjust(7, 'gem', '오류로 사라진 젬')
    await adjust(3, 'rune', '오류로 사라진 룬')

    expect(line).toMatchObject({ kind: 'adjust', delta: 30, balanceAfter: 30, paidPart: 0 })
    const lines = await linesOf(browser, 'coin')
    expect(lines.map(({ kind, delta, memo }) => [kind, delta, memo])).toEqual([
      ['adjust', -12, '두 번 드린 코인'],
      ['adjust', 30, '오류로 사라진 코인'],
    ])
    const { coin, gem, rune } = await walletOf(browser)
    expect([coin.total, gem.total, rune.total]).toEqual([18, 27, 3])
    const { profileId, memberId } = member
    const seen = await desk.api.call('GET /v1/admin/wallet/{profileId}', { params: { profileId } })
    expect(seen.wallet.coin.total).toBe(18)
    expect(seen.ledger.items[0]).toMatchObject({ memo: '오류로 사라진 룬' })
    const [row] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.createdAt))
    expect(row).toMatchObject({
      action: 'wallet.adjusted',
      actorId: admin.memberId,
      memberId,
      details: { profileId, currency: expect.any(String), delta: expect.any(Number) },
    })
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('cannot take what is not there', async () => {
    const { api, browser, adjust } = await startAdmin()
    await adjust(5)
    expect(await endOf(adjust(-6))).toBe('402 NOT_ENOUGH_COIN')
    expect(await endOf(adjust(-21, 'gem'))).toBe('402 NOT_ENOUGH_GEM')
    expect(await endOf(adjust(-1, 'rune'))).toBe('402 NOT_ENOUGH_RUNE')
    expect((await walletOf(browser)).coin.total).toBe(5)
    expect(await api.deps.db.select().from(auditLog)).toHaveLength(1)
  })

  it('is one, and has proved it lately', async () => {
    const longAgo = new Date(NOON.getTime() - DAY_MS)
    const nobody = await startAdmin({})
    const tired = await startAdmin({ roles: ['admin'], provedAt: longAgo })
    expect(await codeOf(nobody.adjust(5))).toBe('NOT_ALLOWED')
    expect(await codeOf(tired.adjust(5))).toBe('PROOF_NEEDED')
    expect((await walletOf(tired.browser)).coin.total).toBe(0)
  })

  it('is refused without a reason, an amount or somebody', async () => {
    const { adjust, desk } = await startAdmin()
    expect(await codeOf(adjust(5, 'coin', ' '))).toBe('INVALID_INPUT')
    expect(await codeOf(adjust(0))).toBe('INVALID_INPUT')
    const profileId = '00000000-0000-4000-8000-000000000000'
    const body = { profileId, currency: 'coin', delta: 5, reason: '시험' } as const
    const call = desk.api.call('POST /v1/admin/wallet/adjust', { body, idempotencyKey: nanoid() })
    expect(await codeOf(call)).toBe('NOT_FOUND')
  })
})

describe('an idempotency key', () => {
  async function startWithCoins() {
    const started = await start()
    await giveMoney(started.api, started.member.profileId, 'coin', 100)
    return { ...started, quoteId: await quoteOf(started.browser, 'gem', '100') }
  }
  const coinsOf = async (browser: Browser) => (await walletOf(browser)).coin.total

  it('answers again as the first time', async () => {
    const { clock, browser, atOther, quoteId } = await startWithCoins()
    const first = await payBy(browser, quoteId, 'the-same-key-twice')
    clock.advance(5_000)
    const again = await payBy(atOther, quoteId, 'the-same-key-twice')
    expect(again).toEqual(first)
    expect(await coinsOf(browser)).toBe(90)
  })

  it('pays once where it comes at once, at two processes', async () => {
    const { browser, atOther, quoteId } = await startWithCoins()
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        payBy(at % 2 === 0 ? browser : atOther, quoteId, 'the-same-key-at-once'),
      ),
    )
    expect(new Set(receipts.map(({ movementId }) => movementId)).size).toBe(1)
    expect(await coinsOf(browser)).toBe(90)
  })

  it('is refused with another body', async () => {
    const { browser, quoteId } = await startWithCoins()
    await payBy(browser, quoteId, 'one-key-of-two')
    const other = await quoteOf(browser, 'gem', '10')
    expect(await endOf(payBy(browser, other, 'one-key-of-two'))).toBe('409 KEY_REUSED')
    expect(await coinsOf(browser)).toBe(90)
  })

  it('is the person’s own', async () => {
    const { api, browser, quoteId } = await startWithCoins()
    await payBy(browser, quoteId, 'a-key-of-both')
    const stranger = await createMember(api.deps)
    await giveMoney(api, stranger.profileId, 'coin', 10)
    const theirs = await signIn(api, stranger)
    await payBy(theirs, await quoteOf(theirs, 'gem', '100'), 'a-key-of-both')
    expect(await coinsOf(theirs)).toBe(0)
  })

  it('is free again after a refusal', async () => {
    const { browser, api, member } = await start()
    const quoteId = await quoteOf(browser, 'gem', '100')
    expect(await endOf(payBy(browser, quoteId, 'a-key-of-the-poor'))).toBe('402 NOT_ENOUGH_COIN')
    await giveMoney(api, member.profileId, 'coin', 10)
    expect(await endOf(payBy(browser, quoteId, 'a-key-of-the-poor'))).toBe('done')
  })

  it('must be there', async () => {
    const { browser, quoteId } = await startWithCoins()
    const send = (headers: Record<string, string>) =>
      browser.request('/v1/pay/coin', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ quoteId }),
      })
    for (const headers of [{}, { [IDEMPOTENCY_HEADER]: 'short' }]) {
      const refused = await send(headers)
      expect(refused.status).toBe(400)
      expect(await readError(refused)).toMatchObject({ error: { code: 'KEY_MISSING' } })
    }
    const paid = await send({ [IDEMPOTENCY_HEADER]: 'a-key-long-enough' })
    expect(Receipt.parse(await paid.json())).toMatchObject({ price: 10 })
  })
})

describe('a statement', () => {
  it('comes in pages, newest first, with the balance after each line', async () => {
    const { api, clock, browser, member } = await start()
    await buyCoins(api, member.profileId)
    for (let turn = 0; turn < 7; turn += 1) {
      clock.advance(1_000)
      await payBy(browser, await quoteOf(browser, 'gem', '10'))
    }
    const pages: LedgerLine[][] = []
    let cursor: string | undefined
    do {
      const page = await browser.api.call('GET /v1/wallet/ledger', {
        query: { currency: 'coin', limit: 3, cursor },
      })
      pages.push(page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)

    expect(pages.map((page) => page.length)).toEqual([3, 3, 2])
    const lines = pages.flat()
    expect(lines.map(({ kind, delta }) => [kind, delta])).toEqual([
      ...Array.from({ length: 7 }, () => ['exchange', -1]),
      ['purchase', 31],
    ])
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([24, 25, 26, 27, 28, 29, 30, 31])
    expect(lines.map(({ createdAt }) => createdAt)).toEqual(
      lines
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    const all = await linesOf(browser)
    expect(all).toHaveLength(8 + 8)
    expect(all.filter(({ currency }) => currency === 'coin')).toEqual(lines)
    const ids = all.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('is the person’s own', async () => {
    const { api, browser, member } = await start()
    await buyCoins(api, member.profileId)
    const stranger = await memberBrowser(api)
    expect(await linesOf(stranger)).toEqual([])
    expect(await linesOf(browser)).toHaveLength(1)
    const { profileId } = member
    const spied = stranger.api.call('GET /v1/admin/wallet/{profileId}', { params: { profileId } })
    expect(await codeOf(spied)).toBe('NOT_ALLOWED')
  })
})

it('shows a wallet of everything a person has', async () => {
  const { api, browser, member } = await start()
  await buyCoins(api, member.profileId)
  const { status, body } = await browser
    .request('/v1/wallet')
    .then(async (answer) => ({ status: answer.status, body: Wallet.parse(await answer.json()) }))
  expect(status).toBe(200)
  expect(body).toEqual({
    coin: {
      total: 31,
      parts: expect.arrayContaining([
        { origin: 'paid', amount: 30, expiresAt: '2031-03-10T03:00:00.000Z' },
        { origin: 'bonus', amount: 1, expiresAt: '2027-03-10T03:00:00.000Z' },
      ]),
    },
    rune: { total: 0, parts: [], earnedThisWeek: 0 },
    gem: {
      total: 20,
      parts: [{ origin: 'daily', amount: 20, expiresAt: '2026-03-10T15:00:00.000Z' }],
      held: 0,
      daily: 20,
      nextFillAt: '2026-03-10T15:00:00.000Z',
    },
  })
})
