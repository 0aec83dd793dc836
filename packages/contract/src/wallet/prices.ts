/** The price list: the only place for an amount of the product's money. Coins, runes and gems are whole. */
export const PRICES = {
  /** What a paid coin is worth, VAT included. */
  coinKrw: 100,
  /** Gems for one coin. */
  gemsOfCoin: 10,
  coinPacks: [
    { sku: 'coin-10', coins: 10, bonus: 0, priceKrw: 1_000 },
    { sku: 'coin-30', coins: 30, bonus: 1, priceKrw: 3_000 },
    { sku: 'coin-50', coins: 50, bonus: 3, priceKrw: 5_000 },
    { sku: 'coin-100', coins: 100, bonus: 8, priceKrw: 10_000 },
    { sku: 'coin-300', coins: 300, bonus: 30, priceKrw: 30_000 },
  ],
  /** Of a turn by a model; the offline narrator costs nothing. */
  turnGems: { basic: 2, deep: 5 },
  /** To let the story go on by itself: this part of a turn's price, rounded up. */
  continuePart: 0.5,
  /** Regenerating a turn: the first time free, then the whole price. */
  freeRegenerations: 1,
  dailyGems: 20,
  welcomeGems: 30,
  /** Amounts of gems that coins are exchanged for. */
  gemAmounts: [10, 50, 100, 300],
  pass: { sku: 'pass-30', coins: 39, days: 30, moreDailyGems: 40, lessDeepGems: 1 },
  runeItems: [
    { sku: 'frame-ember', kind: 'frame', runes: 40 },
    { sku: 'frame-lantern', kind: 'frame', runes: 40 },
    { sku: 'frame-snow', kind: 'frame', runes: 60 },
    { sku: 'frame-star', kind: 'frame', runes: 80 },
    { sku: 'ground-hanji', kind: 'ground', runes: 30 },
    { sku: 'ground-night', kind: 'ground', runes: 30 },
    { sku: 'ground-paddy', kind: 'ground', runes: 40 },
    { sku: 'ornament-golden-bell', kind: 'ornament', runes: 25 },
    { sku: 'ornament-aurora-ball', kind: 'ornament', runes: 25 },
    { sku: 'ornament-galaxy-jar', kind: 'ornament', runes: 30 },
    { sku: 'ornament-snow-globe', kind: 'ornament', runes: 30 },
    { sku: 'ornament-nacre-moon', kind: 'ornament', runes: 35 },
    { sku: 'ornament-ember', kind: 'ornament', runes: 35 },
    { sku: 'comma', kind: 'comma', runes: 20 },
    { sku: 'ticket-gem-10', kind: 'ticket', runes: 30, gems: 10, everyDays: 7 },
  ],
} as const

export type CoinSku = (typeof PRICES.coinPacks)[number]['sku']
export type RuneItem = (typeof PRICES.runeItems)[number]
export type RuneSku = RuneItem['sku']
export type FrameSku = Extract<RuneItem, { kind: 'frame' }>['sku']
export type GroundSku = Extract<RuneItem, { kind: 'ground' }>['sku']

/** The rules of expiry and refunds. */
export const MONEY = {
  paidCoinYears: 5,
  bonusCoinYears: 1,
  giftGemDays: 30,
  exchangedGemYears: 5,
  runeMonths: 12,
  /** Unused coins go back whole within these days, and unused gems back to coins. */
  fullRefundDays: 7,
  /** Part of the unused amount that is kept after that. */
  refundFee: 0.1,
  /** An unpaid order is closed after so long. */
  orderMinutes: 60,
  quoteMinutes: 15,
  passReminderDays: 3,
} as const

/** The runes of each act: how many, and how often a day; each thing counts once a day. */
export const EARNINGS = {
  play_finished: { runes: 2, timesADay: 5 },
  morning_check: { runes: 5, timesADay: 1 },
  /** Every seventh day in a row. */
  morning_week: { runes: 15, timesADay: 1 },
  morning_note: { runes: 3, timesADay: 1 },
  letter_sent: { runes: 2, timesADay: 5 },
  /** Once for each theme, ever. */
  review_helpful: { runes: 10, timesADay: 5 },
} as const

export type Earning = keyof typeof EARNINGS

/** The price of a turn by a model of the tier. `list`: the price list's part that it needs. */
export function turnPrice(
  tier: 'basic' | 'deep',
  kind: string,
  hasPass: boolean,
  list: Pick<typeof PRICES, 'turnGems' | 'continuePart' | 'pass'> = PRICES,
): number {
  const less = hasPass && tier === 'deep' ? list.pass.lessDeepGems : 0
  const whole = list.turnGems[tier] - less
  return kind === 'continue' ? Math.ceil(whole * list.continuePart) : whole
}
