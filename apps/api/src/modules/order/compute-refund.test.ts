// @vitest-environment node
import type { RefundQuote } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRefund, type Refundable } from './compute-refund.js'

const PAID_AT = new Date('2026-01-01T03:00:00Z')
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

type Pack = Pick<Refundable, 'coins' | 'bonus' | 'amountKrw'>

const PACK = {
  ten: { coins: 10, bonus: 0, amountKrw: 1_000 },
  thirty: { coins: 30, bonus: 1, amountKrw: 3_000 },
  fifty: { coins: 50, bonus: 3, amountKrw: 5_000 },
  hundred: { coins: 100, bonus: 8, amountKrw: 10_000 },
  threeHundred: { coins: 300, bonus: 30, amountKrw: 30_000 },
} satisfies Record<string, Pack>

const NOTHING_EARLIER = { coins: 0, bonus: 0, usedBonus: 0 }

/** Nothing of it is used unless it is said. */
function bought(pack: Pack, change: Partial<Refundable> = {}): Refundable {
  const { coins, bonus } = pack
  const whole = { ...pack, paidAt: PAID_AT, coinsLeft: coins, bonusLeft: bonus, bonusSpent: 0 }
  return { ...whole, earlier: NOTHING_EARLIER, ...change }
}

const after = (ms: number) => new Date(PAID_AT.getTime() + ms)
const refund = (order: Refundable, afterMs = 0) => computeRefund(order, after(afterMs))

/** Spent in the order of the price list: the bonus first. */
const bonusGone = (pack: Pack, coinsLeft: number = pack.coins): Partial<Refundable> => ({
  coinsLeft,
  bonusLeft: 0,
  bonusSpent: pack.bonus,
})

type Quote = [amountKrw: number, coins: number, bonus: number, usedBonus: number, feeKrw: number]
type Case = [name: string, order: Refundable, afterMs: number, quote: Quote | null]

const { ten, thirty, fifty, hundred, threeHundred } = PACK
const LATE = 8 * DAY_MS

const CASES: Case[] = [
  ['10 unused', bought(ten), 0, [1_000, 10, 0, 0, 0]],
  ['30+1 unused', bought(thirty), 0, [3_000, 30, 1, 0, 0]],
  ['50+3 unused', bought(fifty), 0, [5_000, 50, 3, 0, 0]],
  ['100+8 unused', bought(hundred), 0, [10_000, 100, 8, 0, 0]],
  ['300+30 unused', bought(threeHundred), 0, [30_000, 300, 30, 0, 0]],
  ['10 unused, late', bought(ten), LATE, [900, 10, 0, 0, 100]],
  ['30+1 unused, late', bought(thirty), LATE, [2_700, 30, 1, 0, 300]],
  ['50+3 unused, late', bought(fifty), LATE, [4_500, 50, 3, 0, 500]],
  ['100+8 unused, late', bought(hundred), LATE, [9_000, 100, 8, 0, 1_000]],
  ['300+30 unused, late', bought(threeHundred), LATE, [27_000, 300, 30, 0, 3_000]],

  ['1 ms before the week is over', bought(hundred), WEEK_MS - 1, [10_000, 100, 8, 0, 0]],
  ['a week to the millisecond', bought(hundred), WEEK_MS, [10_000, 100, 8, 0, 0]],
  ['1 ms after the week', bought(hundred), WEEK_MS + 1, [9_000, 100, 8, 0, 1_000]],

  ['10, all used', bought(ten, { coinsLeft: 0 }), 0, null],
  ['100+8, all used', bought(hundred, bonusGone(hundred, 0)), 0, null],
  ['100+8, all paid used, bonus back', bought(hundred, { coinsLeft: 0 }), 0, null],
  ['100+8, all used, late', bought(hundred, bonusGone(hundred, 0)), LATE, null],

  ['30+1, bonus alone used', bought(thirty, bonusGone(thirty)), 0, [2_900, 30, 0, 1, 0]],
  ['50+3, bonus alone used', bought(fifty, bonusGone(fifty)), 0, [4_700, 50, 0, 3, 0]],
  ['100+8, bonus alone used', bought(hundred, bonusGone(hundred)), 0, [9_200, 100, 0, 8, 0]],
  [
    '300+30, bonus alone used',
    bought(threeHundred, bonusGone(threeHundred)),
    0,
    [27_000, 300, 0, 30, 0],
  ],
  ['30+1, bonus alone used, late', bought(thirty, bonusGone(thirty)), LATE, [2_610, 30, 0, 1, 290]],
  [
    '100+8, bonus alone used, late',
    bought(hundred, bonusGone(hundred)),
    LATE,
    [8_280, 100, 0, 8, 920],
  ],
  [
    '100+8, three of the bonus used',
    bought(hundred, { bonusLeft: 5, bonusSpent: 3 }),
    0,
    [9_700, 100, 5, 3, 0],
  ],
  [
    '300+30, twelve of the bonus used',
    bought(threeHundred, { bonusLeft: 18, bonusSpent: 12 }),
    0,
    [28_800, 300, 18, 12, 0],
  ],

  ['10, four left', bought(ten, { coinsLeft: 4 }), 0, [400, 4, 0, 0, 0]],
  ['10, one left, late', bought(ten, { coinsLeft: 1 }), LATE, [90, 1, 0, 0, 10]],
  ['30+1, 29 left', bought(thirty, bonusGone(thirty, 29)), 0, [2_800, 29, 0, 1, 0]],
  ['30+1, 15 left', bought(thirty, bonusGone(thirty, 15)), 0, [1_400, 15, 0, 1, 0]],
  ['30+1, two left', bought(thirty, bonusGone(thirty, 2)), 0, [100, 2, 0, 1, 0]],
  ['30+1, one left, worth the bonus', bought(thirty, bonusGone(thirty, 1)), 0, null],
  ['50+3, 34 left', bought(fifty, bonusGone(fifty, 34)), 0, [3_100, 34, 0, 3, 0]],
  ['50+3, 33 left', bought(fifty, bonusGone(fifty, 33)), 0, [3_100, 33, 0, 2, 0]],
  ['50+3, 17 left', bought(fifty, bonusGone(fifty, 17)), 0, [1_500, 17, 0, 2, 0]],
  ['50+3, 16 left', bought(fifty, bonusGone(fifty, 16)), 0, [1_500, 16, 0, 1, 0]],
  ['100+8, half left', bought(hundred, bonusGone(hundred, 50)), 0, [4_600, 50, 0, 4, 0]],
  ['100+8, half left, late', bought(hundred, bonusGone(hundred, 50)), LATE, [4_140, 50, 0, 4, 460]],
  ['100+8, 25 left', bought(hundred, bonusGone(hundred, 25)), 0, [2_300, 25, 0, 2, 0]],
  ['100+8, 13 left', bought(hundred, bonusGone(hundred, 13)), 0, [1_100, 13, 0, 2, 0]],
  ['100+8, 12 left', bought(hundred, bonusGone(hundred, 12)), 0, [1_100, 12, 0, 1, 0]],
  ['100+8, one left', bought(hundred, bonusGone(hundred, 1)), 0, null],
  [
    '300+30, 299 left',
    bought(threeHundred, bonusGone(threeHundred, 299)),
    0,
    [26_900, 299, 0, 30, 0],
  ],
  [
    '300+30, half left',
    bought(threeHundred, bonusGone(threeHundred, 150)),
    0,
    [13_500, 150, 0, 15, 0],
  ],
  ['300+30, eleven left', bought(threeHundred, bonusGone(threeHundred, 11)), 0, [900, 11, 0, 2, 0]],

  ['100+8, 60 left and all the bonus', bought(hundred, { coinsLeft: 60 }), 0, [6_000, 60, 5, 0, 0]],
  [
    '300+30, 299 left and all the bonus',
    bought(threeHundred, { coinsLeft: 299 }),
    0,
    [29_900, 299, 30, 0, 0],
  ],
  [
    '50+3, 20 left and one of the bonus',
    bought(fifty, { coinsLeft: 20, bonusLeft: 1, bonusSpent: 2 }),
    0,
    [1_900, 20, 1, 1, 0],
  ],

  ['3 for 1,000, late', bought(odd(3, 1_000)), LATE, [900, 3, 0, 0, 100]],
  ['3 for 1,000, two left', bought(odd(3, 1_000), { coinsLeft: 2 }), 0, [666, 2, 0, 0, 0]],
  [
    '3 for 1,000, two left, late',
    bought(odd(3, 1_000), { coinsLeft: 2 }),
    LATE,
    [600, 2, 0, 0, 66],
  ],
  [
    '3 for 1,000, one left, late',
    bought(odd(3, 1_000), { coinsLeft: 1 }),
    LATE,
    [300, 1, 0, 0, 33],
  ],
  ['7 for 999, five left, late', bought(odd(7, 999), { coinsLeft: 5 }), LATE, [642, 5, 0, 0, 71]],
  ['1 for 9, late: no fee below a won', bought(odd(1, 9)), LATE, [9, 1, 0, 0, 0]],
  ['10 for 5, one left: less than a won', bought(odd(10, 5), { coinsLeft: 1 }), 0, null],

  [
    '100+8, bonus expired unused',
    bought(hundred, { bonusLeft: 0 }),
    400 * DAY_MS,
    [9_000, 100, 0, 0, 1_000],
  ],
  [
    '100+8, three of the bonus used, the rest expired',
    bought(hundred, { bonusLeft: 0, bonusSpent: 3 }),
    400 * DAY_MS,
    [8_730, 100, 0, 3, 970],
  ],
  [
    '100+8, half left, bonus expired unused',
    bought(hundred, { coinsLeft: 50, bonusLeft: 0 }),
    400 * DAY_MS,
    [4_500, 50, 0, 0, 500],
  ],
  [
    '100+8, half left, six of the bonus used, two expired',
    bought(hundred, { coinsLeft: 50, bonusLeft: 0, bonusSpent: 6 }),
    400 * DAY_MS,
    [4_320, 50, 0, 2, 480],
  ],
  ['100+8, all expired', bought(hundred, { coinsLeft: 0, bonusLeft: 0 }), 2_000 * DAY_MS, null],

  [
    'half came back after half was refunded, with all the bonus',
    bought(hundred, { coinsLeft: 50, earlier: { coins: 50, bonus: 0, usedBonus: 4 } }),
    0,
    [5_000, 50, 4, 0, 0],
  ],
  [
    'half came back, the bonus stayed used',
    bought(hundred, {
      ...bonusGone(hundred, 50),
      earlier: { coins: 50, bonus: 0, usedBonus: 4 },
    }),
    0,
    [4_600, 50, 0, 4, 0],
  ],
  [
    'half came back, with half of the bonus',
    bought(hundred, {
      coinsLeft: 50,
      bonusLeft: 4,
      bonusSpent: 4,
      earlier: { coins: 50, bonus: 0, usedBonus: 4 },
    }),
    0,
    [5_000, 50, 4, 0, 0],
  ],
  [
    'half came back, with a quarter of the bonus',
    bought(hundred, {
      coinsLeft: 50,
      bonusLeft: 2,
      bonusSpent: 6,
      earlier: { coins: 50, bonus: 0, usedBonus: 4 },
    }),
    0,
    [4_800, 50, 2, 2, 0],
  ],
  [
    'half came back after half of both went',
    bought(hundred, {
      coinsLeft: 50,
      bonusLeft: 4,
      earlier: { coins: 50, bonus: 4, usedBonus: 0 },
    }),
    0,
    [5_000, 50, 4, 0, 0],
  ],
  [
    'half came back after half of both went, and the rest of the bonus was used',
    bought(hundred, {
      coinsLeft: 50,
      bonusLeft: 0,
      bonusSpent: 4,
      earlier: { coins: 50, bonus: 4, usedBonus: 0 },
    }),
    0,
    [4_600, 50, 0, 4, 0],
  ],
  [
    'the third of three refunds',
    bought(threeHundred, {
      coinsLeft: 100,
      bonusLeft: 0,
      bonusSpent: 15,
      earlier: { coins: 200, bonus: 15, usedBonus: 5 },
    }),
    0,
    [9_000, 100, 0, 10, 0],
  ],
  [
    'the last coin after the whole bonus was taken off',
    bought(hundred, { ...bonusGone(hundred, 1), earlier: { coins: 99, bonus: 0, usedBonus: 8 } }),
    0,
    [100, 1, 0, 0, 0],
  ],
  [
    'a second third, the bonus was taken off with the first',
    bought(thirty, { ...bonusGone(thirty, 10), earlier: { coins: 10, bonus: 0, usedBonus: 1 } }),
    0,
    [1_000, 10, 0, 0, 0],
  ],
  [
    'the second half, late',
    bought(hundred, { coinsLeft: 50, earlier: { coins: 50, bonus: 0, usedBonus: 4 } }),
    LATE,
    [4_500, 50, 4, 0, 500],
  ],
  [
    'nothing came back after a refund',
    bought(hundred, { ...bonusGone(hundred, 0), earlier: { coins: 50, bonus: 0, usedBonus: 4 } }),
    0,
    null,
  ],
]

function toQuote([amountKrw, coins, bonus, usedBonus, feeKrw]: Quote): RefundQuote {
  return { amountKrw, coins, bonus, usedBonus, feeKrw }
}

function odd(coins: number, amountKrw: number): Pack {
  return { coins, bonus: 0, amountKrw }
}

it.each(CASES)('refunds %s', (_, order, afterMs, expected) => {
  expect(refund(order, afterMs)).toEqual(expected && toQuote(expected))
})

it('is reckoned above with the packs of the price list', () => {
  const sold = PRICES.coinPacks.map(({ coins, bonus, priceKrw }) => [coins, bonus, priceKrw])
  expect(Object.values(PACK).map(Object.values)).toEqual(sold)
})

describe('whatever is left of a pack', () => {
  const everyState = Object.values(PACK).flatMap((pack) =>
    Array.from({ length: pack.coins + 1 }, (_, coinsLeft) =>
      Array.from({ length: pack.bonus + 1 }, (__, bonusSpent) =>
        bought(pack, { coinsLeft, bonusSpent, bonusLeft: pack.bonus - bonusSpent }),
      ),
    ).flat(),
  )

  const quoted = (ms = 0) =>
    everyState.flatMap((order) => {
      const quote = refund(order, ms)
      return quote ? [{ order, quote }] : []
    })

  it.each([0, LATE])(
    '%i ms later each coin is paid back, charged for the bonus, or the fee',
    (ms) => {
      const wrong = quoted(ms).filter(({ order: { coinsLeft }, quote }) => {
        const { amountKrw, feeKrw, usedBonus, coins } = quote
        const isWhole = amountKrw + feeKrw + usedBonus * 100 === coinsLeft * 100
        return !isWhole || coins !== coinsLeft || amountKrw <= 0
      })
      expect(wrong).toEqual([])
    },
  )

  it('charges no bonus that is there, and takes none that is not', () => {
    const wrong = quoted().filter(
      ({ order: { bonusSpent, bonusLeft }, quote: { usedBonus, bonus } }) =>
        usedBonus > bonusSpent || bonus > bonusLeft,
    )
    expect(wrong).toEqual([])
  })

  it('is refused only where at most one coin is left', () => {
    const refused = everyState.filter((order) => refund(order) === null)
    expect(Math.max(...refused.map(({ coinsLeft }) => coinsLeft))).toBe(1)
  })
})

/** What a buyer can do with a pack, in any order. Gems stand for the coins that they came from. */
type Step = { act: 'exchange' | 'spend' | 'use' | 'return' | 'refund'; amount: number }

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('exchange', 'spend', 'use', 'return', 'refund'),
    amount: fc.integer({ min: 1, max: 330 }),
  }),
  { maxLength: 14 },
)

/** Two piles of the same order: the bonus is taken before the paid coins, as the ledger does. */
function take(from: { bonus: number; paid: number }, wanted: number) {
  const bonus = Math.min(from.bonus, wanted)
  const paid = Math.min(from.paid, wanted - bonus)
  return { bonus, paid }
}

function live(pack: Pack, done: readonly Step[]) {
  const coins = { bonus: pack.bonus, paid: pack.coins }
  const gems = { bonus: 0, paid: 0 }
  const back = { coins: 0, bonus: 0, usedBonus: 0, krw: 0 }
  const move = (from: typeof coins, to: typeof coins | null, part: typeof coins) => {
    from.bonus -= part.bonus
    from.paid -= part.paid
    if (!to) return
    to.bonus += part.bonus
    to.paid += part.paid
  }
  for (const { act, amount } of done) {
    if (act === 'exchange') move(coins, gems, take(coins, amount))
    if (act === 'spend') move(coins, null, take(coins, amount))
    if (act === 'use') move(gems, null, take(gems, amount))
    if (act === 'return') move(gems, coins, { ...gems })
    if (act !== 'refund') continue
    const bonusSpent = pack.bonus - coins.bonus - back.bonus
    const state = { coinsLeft: coins.paid, bonusLeft: coins.bonus, bonusSpent }
    const quote = refund(bought(pack, { ...state, earlier: { ...back } }))
    if (!quote) continue
    move(coins, null, { bonus: quote.bonus, paid: quote.coins })
    back.coins += quote.coins
    back.bonus += quote.bonus
    back.usedBonus += quote.usedBonus
    back.krw += quote.amountKrw
  }
  // Used, or still in the buyer's hands.
  const kept = pack.coins - back.coins + pack.bonus - back.bonus
  return { kept, paidKrw: pack.amountKrw - back.krw, coinsNotRefunded: pack.coins - back.coins }
}

describe('whoever buys, spends, exchanges, returns and refunds, in any order and in parts,', () => {
  it.each(Object.entries(PACK))(
    'keeps of %s no more bonus than comes with what they paid',
    (_, pack) => {
      fc.assert(
        fc.property(steps, (done) => {
          const { kept, paidKrw, coinsNotRefunded } = live(pack, done)
          const free = kept - paidKrw / 100
          expect(free * pack.coins).toBeLessThanOrEqual(pack.bonus * coinsNotRefunded)
        }),
        { numRuns: 400 },
      )
    },
  )

  it.each(Object.entries(PACK))('pays of %s for no coin more than it cost', (_, pack) => {
    fc.assert(
      fc.property(steps, (done) => {
        const { kept, paidKrw } = live(pack, done)
        expect(paidKrw).toBeLessThanOrEqual(kept * 100)
        expect(paidKrw).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 400 },
    )
  })
})
