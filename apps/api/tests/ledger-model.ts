import type { Currency } from '@doran/contract'
import { EARNINGS, MONEY, PRICES } from '@doran/contract/limits'
import { computeRefund } from '../src/modules/order/compute-refund.js'
import { dateInSeoul, endOfDayInSeoul, endOfMonthInSeoul } from '../src/platform/time/seoul-day.js'
import {
  add,
  giftLot,
  lotAt,
  plansOf,
  sumOf,
  take,
  type Added,
  type ModelLot,
  type Part,
} from './ledger-model-lots.js'

const DAY_MS = 86_400_000

type ModelOrder = {
  coins: number
  bonus: number
  amountKrw: number
  paidAt: number
  refunds: { coins: number; bonus: number; usedBonus: number }[]
}

export type ModelPerson = {
  lots: ModelLot[]
  dailyOn: string
  passes: { startsAt: number; endsAt: number }[]
  orders: Record<string, ModelOrder>
  holds: Record<string, { parts: Part[]; status: 'held' | 'captured' | 'released' }>
  earned: string[]
  gemItemAt: number | null
  isWelcomed: boolean
}

export type Act =
  | { kind: 'buy'; order: string; pack: (typeof PRICES.coinPacks)[number]; isPaid: boolean }
  | { kind: 'pass' | 'ticket' | 'welcome' | 'read' | 'merge' }
  | { kind: 'exchange'; gems: number }
  | { kind: 'return'; gems: number }
  | { kind: 'hold'; turn: string; price: number }
  | { kind: 'settle'; turn: string; isCharged: boolean }
  | { kind: 'refund'; order: string; amountKrw: number }
  | { kind: 'earn'; subject: string }
  | { kind: 'adjust'; currency: Currency; delta: number }

export type Outcome = { person: ModelPerson; result: string }

export const NOBODY_YET: ModelPerson = {
  lots: [],
  dailyOn: '',
  passes: [],
  orders: {},
  holds: {},
  earned: [],
  gemItemAt: null,
  isWelcomed: false,
}

/** All that an act may come to; several where lots are equal in everything by which they are taken. */
export function outcomesOf(before: ModelPerson, act: Act, now: number): Outcome[] {
  const person = upToDate(before, now)
  switch (act.kind) {
    case 'read':
    case 'merge':
      return [{ person, result: 'done' }]
    case 'buy':
      return [{ person: act.isPaid ? bought(person, act, now) : person, result: 'done' }]
    case 'pass':
      return spent(person, 'coin', PRICES.pass.coins).map((each) => withPass(each, now))
    case 'exchange':
      return spent(person, 'coin', act.gems / PRICES.gemsOfCoin).map((each) => exchanged(each, now))
    case 'return':
      return [returned(person, act.gems, now)]
    case 'hold':
      return spent(person, 'gem', act.price).map((each) => held(each, act.turn))
    case 'settle':
      return [settled(person, act)]
    case 'refund':
      return [refunded(person, act, now)]
    case 'earn':
      return [earned(person, act.subject, now)]
    case 'ticket':
      return withGemItem(person, now)
    case 'adjust':
      return adjusted(person, act, now)
    case 'welcome':
      return [welcomed(person, now)]
  }
}

/** Without what has expired, and with the day's gems. */
export function upToDate(before: ModelPerson, now: number): ModelPerson {
  const person = structuredClone(before)
  for (const lot of person.lots) if (lot.expiresAt <= now) lot.remaining = 0
  const today = dateInSeoul(new Date(now))
  if (person.dailyOn >= today) return person
  person.dailyOn = today
  const more = hasPass(person, now) ? PRICES.pass.moreDailyGems : 0
  return add(person, dailyLot(PRICES.dailyGems + more, now))
}

/** What a refund of an order would pay; null where none is possible. */
export function quoteOf(person: ModelPerson, order: string, now: number) {
  const known = person.orders[order]
  if (!known) return null
  const ofOrder = person.lots.filter((lot) => lot.order === order)
  const paid = ofOrder.find(({ origin }) => origin === 'paid')
  const bonus = ofOrder.find(({ origin }) => origin === 'bonus')
  const sum = (key: 'coins' | 'bonus' | 'usedBonus') =>
    known.refunds.reduce((all, each) => all + each[key], 0)
  const earlier = { coins: sum('coins'), bonus: sum('bonus'), usedBonus: sum('usedBonus') }
  if (earlier.coins === known.coins) return null
  return computeRefund(
    {
      ...known,
      paidAt: new Date(known.paidAt),
      coinsLeft: paid?.remaining ?? 0,
      bonusLeft: bonus?.remaining ?? 0,
      bonusSpent: bonus?.spent ?? 0,
      earlier,
    },
    new Date(now),
  )
}

/** Which lots could go back to coins now, and how many gems of each. */
export function returnableOf(person: ModelPerson, now: number): Part[] {
  return person.lots.flatMap(({ source, remaining, createdAt }, lot) => {
    const amount = remaining - (remaining % PRICES.gemsOfCoin)
    const isInTime = createdAt > now - MONEY.fullRefundDays * DAY_MS
    return source !== null && isInTime && amount > 0 ? [{ lot, amount }] : []
  })
}

type Spent = Outcome & { parts: Part[] }

function spent(person: ModelPerson, currency: Currency, price: number, byBuyer = true): Spent[] {
  const plans = plansOf(person, currency, price)
  const result = `NOT_ENOUGH_${currency.toUpperCase()}`
  if (plans.length === 0) return [{ person, result, parts: [] }]
  return plans.map((parts) => {
    const after = structuredClone(person)
    for (const { lot, amount } of parts) take(after, lot, amount, byBuyer)
    return { person: after, result: 'done', parts }
  })
}

function dailyLot(amount: number, now: number): Added {
  const expiresAt = endOfDayInSeoul(new Date(now)).getTime()
  return { currency: 'gem', origin: 'daily', amount, unitKrw: 0, expiresAt, createdAt: now }
}

function yearsOn(now: number, years: number): number {
  const end = new Date(now)
  return end.setUTCFullYear(end.getUTCFullYear() + years)
}

const hasPass = ({ passes }: ModelPerson, now: number) =>
  passes.some(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)

function bought(person: ModelPerson, act: Extract<Act, { kind: 'buy' }>, now: number): ModelPerson {
  const { order, pack } = act
  const { coins, bonus, priceKrw: amountKrw } = pack
  const known = { ...person.orders, [order]: { coins, bonus, amountKrw, paidAt: now, refunds: [] } }
  const shared = { currency: 'coin' as const, order, createdAt: now }
  const unitKrw = Math.floor(amountKrw / coins)
  const expiresAt = yearsOn(now, 5)
  const paid = { ...shared, origin: 'paid' as const, amount: coins, unitKrw, expiresAt }
  const after = add({ ...person, orders: known }, paid)
  if (bonus === 0) return after
  return add(after, { ...giftLot('coin', 'bonus', bonus, yearsOn(now, 1)), ...shared })
}

function withPass({ person, result }: Spent, now: number): Outcome {
  if (result !== 'done') return { person, result }
  const last = Math.max(now, ...person.passes.map(({ endsAt }) => endsAt))
  const { days, moreDailyGems } = PRICES.pass
  const passes = [...person.passes, { startsAt: last, endsAt: last + days * DAY_MS }]
  const after = { ...person, passes }
  const daily = dailyLot(moreDailyGems, now)
  const given = person.lots
    .filter((lot) => lot.origin === 'daily' && lot.expiresAt === daily.expiresAt)
    .reduce((sum, { amount }) => sum + amount, 0)
  const isMore = last === now && given < PRICES.dailyGems + moreDailyGems
  return { person: isMore ? add(after, daily) : after, result }
}

function exchanged({ person, result, parts }: Spent, now: number): Outcome {
  const after = parts.reduce((sofar, { lot, amount }) => {
    const unitKrw = Math.floor(lotAt(person, lot).unitKrw / PRICES.gemsOfCoin)
    return add(sofar, {
      ...giftLot('gem', 'exchange', amount * PRICES.gemsOfCoin, yearsOn(now, 5)),
      unitKrw,
      source: lot,
      createdAt: now,
    })
  }, person)
  return { person: after, result }
}

function returned(person: ModelPerson, gems: number, now: number): Outcome {
  const parts = returnableOf(person, now)
  if (parts.length === 0) return { person, result: 'NOTHING_TO_RETURN' }
  if (sumOf(parts) !== gems) return { person, result: 'REFUND_CHANGED' }
  const after = structuredClone(person)
  for (const { lot, amount } of parts) {
    take(after, lot, amount)
    take(after, lotAt(after, lot).source ?? -1, -amount / PRICES.gemsOfCoin)
  }
  return { person: after, result: 'done' }
}

function held({ person, result, parts }: Spent, turn: string): Outcome {
  if (result !== 'done') return { person, result }
  const holds = { ...person.holds, [turn]: { parts, status: 'held' as const } }
  return { person: { ...person, holds }, result }
}

function settled(person: ModelPerson, act: Extract<Act, { kind: 'settle' }>): Outcome {
  const after = structuredClone(person)
  const hold = after.holds[act.turn]
  if (!hold) throw new Error(`the model has no hold ${act.turn}`)
  if (hold.status === 'held') {
    hold.status = act.isCharged ? 'captured' : 'released'
    if (!act.isCharged) for (const { lot, amount } of hold.parts) take(after, lot, -amount)
  }
  return { person: after, result: hold.status }
}

function refunded(
  person: ModelPerson,
  act: Extract<Act, { kind: 'refund' }>,
  now: number,
): Outcome {
  const quote = quoteOf(person, act.order, now)
  if (!quote) return { person, result: 'NOTHING_TO_REFUND' }
  if (quote.amountKrw !== act.amountKrw) return { person, result: 'REFUND_CHANGED' }
  const after = structuredClone(person)
  for (const [at, { order, origin }] of after.lots.entries()) {
    if (order === act.order) take(after, at, origin === 'paid' ? quote.coins : quote.bonus, false)
  }
  after.orders[act.order]?.refunds.push(quote)
  return { person: after, result: 'done' }
}

function earned(person: ModelPerson, subject: string, now: number): Outcome {
  const { runes, timesADay } = EARNINGS.play_finished
  const today = `${dateInSeoul(new Date(now))} `
  const isCapped = person.earned.filter((each) => each.startsWith(today)).length >= timesADay
  if (isCapped || person.earned.includes(today + subject)) return { person, result: '0' }
  const after = { ...person, earned: [...person.earned, today + subject] }
  const lot = giftLot('rune', 'earned', runes, endOfRunes(now))
  return { person: add(after, { ...lot, createdAt: now }), result: String(runes) }
}

const endOfRunes = (now: number) => endOfMonthInSeoul(new Date(now), MONEY.runeMonths).getTime()

function withGemItem(person: ModelPerson, now: number): Outcome[] {
  const ticket = PRICES.runeItems.find((item) => item.kind === 'ticket')
  if (!ticket) throw new Error('no ticket is sold')
  const { gemItemAt } = person
  if (gemItemAt !== null && gemItemAt + ticket.everyDays * DAY_MS > now)
    return [{ person, result: 'NOT_YET_AGAIN' }]
  const lot = giftLot('gem', 'ticket', ticket.gems, now + MONEY.giftGemDays * DAY_MS)
  return spent(person, 'rune', ticket.runes).map(({ person: paid, result }) => ({
    person: result === 'done' ? { ...add(paid, { ...lot, createdAt: now }), gemItemAt: now } : paid,
    result,
  }))
}

function adjusted(
  person: ModelPerson,
  { currency, delta }: Extract<Act, { kind: 'adjust' }>,
  now: number,
): Outcome[] {
  if (delta < 0) return spent(person, currency, -delta, false)
  const ends = { coin: yearsOn(now, 1), gem: yearsOn(now, 5), rune: endOfRunes(now) }
  const lot = giftLot(currency, 'admin', delta, ends[currency])
  return [{ person: add(person, { ...lot, createdAt: now }), result: 'done' }]
}

function welcomed(person: ModelPerson, now: number): Outcome {
  if (person.isWelcomed) return { person, result: 'known' }
  const ends = now + MONEY.giftGemDays * DAY_MS
  const lot = giftLot('gem', 'gift', PRICES.welcomeGems, ends)
  return { person: { ...add(person, { ...lot, createdAt: now }), isWelcomed: true }, result: 'new' }
}
