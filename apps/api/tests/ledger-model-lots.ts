import type { Currency, LotOrigin } from '@doran/contract'

export type ModelLot = {
  currency: Currency
  origin: LotOrigin
  amount: number
  remaining: number
  unitKrw: number
  order: string | null
  /** The lot of coins it was exchanged for, by its place among the lots. */
  source: number | null
  expiresAt: number
  createdAt: number
  /** Used by the buyer: neither expired, nor refunded, nor taken by an administrator. */
  spent: number
}

export type Part = { lot: number; amount: number }
type Lots = { lots: ModelLot[] }

const isPaid = ({ origin }: ModelLot) => ['paid', 'exchange', 'refund'].includes(origin)

function rankOf(lot: ModelLot): string {
  const group = lot.origin === 'daily' ? 0 : isPaid(lot) ? 2 : 1
  return [group, isPaid(lot) ? 0 : lot.expiresAt, lot.createdAt, lot.unitKrw]
    .map((part) => String(part).padStart(16, '0'))
    .join(' ')
}

/** The day's first, then what was given by its end, then what was paid for by its age; equal ones in any order. */
export function plansOf({ lots }: Lots, currency: Currency, price: number): Part[][] {
  const usable = lots.flatMap((each, lot) =>
    each.currency === currency && each.remaining > 0
      ? [{ lot, amount: each.remaining, rank: rankOf(each) }]
      : [],
  )
  const groups = [...Map.groupBy(usable, ({ rank }) => rank)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  let plans: Part[][] = [[]]
  for (const [, group] of groups) {
    plans = plans.flatMap((plan) =>
      ordersOf(group).map((order) => [
        ...plan,
        ...order.map(({ lot, amount }) => ({ lot, amount })),
      ]),
    )
    const cut = plans.map((plan) => cutAt(plan, price))
    const isEnough = cut.every((plan) => sumOf(plan) === price)
    // Whole groups are the same in any order.
    plans = isEnough ? cut : plans.slice(0, 1)
    if (isEnough) return [...new Map(plans.map((plan) => [keyOfPlan(plan), plan])).values()]
  }
  return []
}

export const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
const keyOfPlan = (plan: Part[]) => JSON.stringify(plan.toSorted((a, b) => a.lot - b.lot))

function cutAt(plan: Part[], price: number): Part[] {
  let left = price
  return plan.flatMap(({ lot, amount }) => {
    const part = Math.min(amount, left)
    left -= part
    return part > 0 ? [{ lot, amount: part }] : []
  })
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}

export function lotAt({ lots }: Lots, at: number): ModelLot {
  const lot = lots[at]
  if (!lot) throw new Error(`the model has no lot ${at}`)
  return lot
}

export function take(person: Lots, at: number, amount: number, isSpent = true): void {
  const lot = lotAt(person, at)
  lot.remaining -= amount
  if (isSpent) lot.spent += amount
}

export type Added = Omit<ModelLot, 'remaining' | 'spent' | 'order' | 'source'> &
  Partial<Pick<ModelLot, 'order' | 'source'>>

export function add<P extends Lots>(person: P, lot: Added): P {
  const made = { order: null, source: null, ...lot, remaining: lot.amount, spent: 0 }
  return { ...person, lots: [...person.lots, made] }
}

export function giftLot(currency: Currency, origin: LotOrigin, amount: number, expiresAt: number) {
  return { currency, origin, amount, unitKrw: 0, expiresAt }
}
