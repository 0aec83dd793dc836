import { PRICES } from '@doran/contract/limits'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction, systemContext } from '../src/platform/context/context.js'
import { createManualClock, type ManualClock } from '../src/platform/time/clock.fake.js'
import { findOrder } from '../src/modules/order/order-repository.js'
import { decideTestPayment } from '../src/modules/test-desk/decide-payment.js'
import { exchangeCoins, openWallet } from '../src/modules/wallet/index.js'
import { createTestDatabase, startTestApi, type TestApi } from '../src/testing/test-app.js'
import type { OnEnd } from '../src/testing/shared-by-tests.js'
import { contextOf, eraseAccount, ledgerFaults } from '../src/testing/test-ledger.js'
import { createMember, signIn } from '../src/testing/test-member.js'
import { placeOrder } from '../src/testing/test-money.js'
import { newTurnId, perform, tellOfPayment, type ModelMember, type Orders } from './ledger-acts.js'
import {
  NOBODY_YET,
  outcomesOf,
  quoteOf,
  returnableOf,
  upToDate,
  type Act,
  type ModelPerson,
} from './ledger-model.js'

const SEED = 20_261_124
const RUNS = 3
const PEOPLE = 3
const DAY_MS = 86_400_000

/** What is wished; what it comes to depends on what is there. */
const Wish = fc.record({
  // The first meets themselves most.
  who: fc.constantFrom(0, 0, 0, 1, 1, 2),
  at: fc.nat(1),
  isTwice: fc.boolean(),
  number: fc.nat(1_000),
  kind: fc.constantFrom(
    'buy',
    'buy',
    'declined',
    'pass',
    'exchange',
    'exchange',
    'return',
    'hold',
    'hold',
    'settle',
    'settle',
    'refund',
    'earn',
    'earn',
    'read',
    'ticket',
    'up',
    'down',
    'welcome',
    'merge',
  ),
})
type Wish = typeof Wish extends fc.Arbitrary<infer Value> ? Value : never

const Batch = fc.record({
  wishes: fc.array(Wish, { minLength: 4, maxLength: 7, size: 'max' }),
  /** How long it is since the batch before. */
  afterMs: fc.constantFrom(
    1_000,
    1_000,
    60_000,
    3_600_000,
    DAY_MS,
    3 * DAY_MS,
    8 * DAY_MS,
    31 * DAY_MS,
    366 * DAY_MS,
  ),
})

type BatchOf = typeof Batch extends fc.Arbitrary<infer Value> ? Value : never

/** With coins and runes there is more to meet about. */
const FIRST: BatchOf = {
  afterMs: 1_000,
  wishes: ([0, 1, 2] as const).flatMap((who) => [
    { who, at: 0, isTwice: false, number: 3, kind: 'buy' as const },
    { who, at: 1, isTwice: false, number: 39 + 40 * 2, kind: 'up' as const },
  ]),
}

type Tried = { who: number; act: Act; result: string }

/** Several people at two processes on one database and clock, and what the model knows of them. */
async function start(onEnd: OnEnd) {
  const url = await createTestDatabase(onEnd)
  const clock = createManualClock(new Date('2026-03-10T03:00:00Z'))
  const open = () => startTestApi(url, { clock }, onEnd)
  const apis: [TestApi, TestApi] = [open(), open()]
  const people: ModelMember[] = []
  for (let who = 0; who < PEOPLE; who += 1) {
    const member = await createMember(apis[0].deps)
    const { session } = await (await signIn(apis[0], member)).openStory()
    people.push({ member, sessionId: session.id })
  }
  const known = people.map(() => [NOBODY_YET])
  const orders: Orders = new Map()
  return { apis, clock, people, known, orders }
}

type Started = Awaited<ReturnType<typeof start>>

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new Error(`there is nothing at ${index}`)
  return item
}

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length]

/** What somebody does for a wish; null where there is nothing to do it with. */
function actOf(person: ModelPerson, { kind, number }: Wish, now: number): Act | null {
  const pack = at(PRICES.coinPacks, number % 4)
  switch (kind) {
    case 'buy':
    case 'declined':
      return { kind: 'buy', order: newTurnId(), pack, isPaid: kind === 'buy' }
    case 'exchange':
      return { kind, gems: at(PRICES.gemAmounts, number % PRICES.gemAmounts.length) }
    case 'return': {
      const parts = returnableOf(upToDate(person, now), now)
      return { kind, gems: parts.reduce((sum, { amount }) => sum + amount, 0) + (number % 2) * 10 }
    }
    case 'hold':
      return { kind, turn: newTurnId(), price: 1 + (number % 25) }
    case 'settle': {
      const turn = pick(Object.keys(person.holds), number)
      return turn === undefined ? null : { kind, turn, isCharged: number % 3 > 0 }
    }
    case 'refund': {
      const order = pick(Object.keys(person.orders), number)
      if (order === undefined) return null
      const amountKrw = quoteOf(upToDate(person, now), order, now)?.amountKrw ?? 1_000
      return { kind, order, amountKrw }
    }
    case 'earn':
      return { kind, subject: `game ${number % 7}` }
    case 'up':
    case 'down': {
      const currency = at(['coin', 'gem', 'rune'] as const, number % 3)
      return { kind: 'adjust', currency, delta: (1 + (number % 40)) * (kind === 'up' ? 1 : -1) }
    }
    default:
      return { kind }
  }
}

async function runBatch(started: Started, { wishes, afterMs }: BatchOf) {
  const { apis, clock, people, known, orders } = started
  clock.advance(afterMs)
  const now = clock.now().getTime()
  const refunded = new Set<string>()
  const planned = wishes.flatMap((wish) => {
    const act = actOf(at(at(known, wish.who), 0), wish, now)
    if (!act) return []
    // A second refund of an order finds the first under way, which the model does not know.
    if (act.kind === 'refund' && refunded.has(act.order)) return []
    if (act.kind === 'refund') refunded.add(act.order)
    return [{ ...wish, act }]
  })
  const tried = await Promise.all(
    planned.map(async ({ who, at: place, isTwice, act }): Promise<Tried> => {
      const [here, there] = place === 0 ? apis : [apis[1], apis[0]]
      const somebody = at(people, who)
      const canTwice =
        act.kind !== 'buy' && act.kind !== 'refund' && act.kind !== 'hold' && act.kind !== 'earn'
      const doing = { apis: [here, there] as const, somebody, orders }
      return { who, act, result: await perform(doing, act, isTwice && canTwice) }
    }),
  )
  for (const who of people.keys())
    await compare(
      started,
      who,
      tried.filter((each) => each.who === who),
    )
  expect(await ledgerFaults(apis[0])).toEqual([])
  return tried
}

/** Some order of what was done at once, in which each did what it did, leaves what is there now. */
async function compare(
  { apis, clock, people, known, orders }: Started,
  who: number,
  tried: Tried[],
) {
  const [api] = apis
  const now = clock.now().getTime()
  const { profileId } = at(people, who).member
  // Brings everything up to date, as the model is.
  const ctx = contextOf(api, at(people, who).member)
  await inTransaction(ctx, async (tx) => {
    for (const currency of ['coin', 'gem', 'rune'] as const)
      await openWallet(tx, profileId, currency)
  })
  const real = await lotsOf(api, profileId)
  const isReal = (person: ModelPerson) =>
    JSON.stringify(lotsOfModel(person, orders)) === JSON.stringify(real)
  const possible = endsOf(at(known, who), tried, now)
  const after = possible.filter(isReal)
  if (after.length === 0) {
    const expected = possible.slice(0, 3).map((person) => lotsOfModel(person, orders))
    const story = tried.map(({ act, result }) => `${JSON.stringify(act)}: ${result}`)
    throw new Error(
      `no order of what was done explains it\n${story.join('\n')}\nreal ${JSON.stringify(real, null, 1)}\nmodel ${JSON.stringify(expected, null, 1)}`,
    )
  }
  known[who] = after
}

/** All states that some order of the acts leads to, in which each ends as it did. */
function endsOf(before: readonly ModelPerson[], tried: readonly Tried[], now: number) {
  let states = new Map(before.map((person) => [keyOf(0, person), { person, done: 0 }]))
  for (let step = 0; step < tried.length; step += 1) {
    const next: typeof states = new Map()
    for (const { person, done } of states.values()) {
      for (const [bit, { act, result }] of tried.entries()) {
        if (done & (1 << bit)) continue
        for (const outcome of outcomesOf(person, act, now)) {
          const state = { person: outcome.person, done: done | (1 << bit) }
          if (outcome.result === result) next.set(keyOf(state.done, state.person), state)
        }
      }
    }
    states = next
  }
  return [...states.values()].map(({ person }) => upToDate(person, now))
}

const keyOf = (done: number, person: ModelPerson) => `${done} ${JSON.stringify(person)}`

type LotRow = Record<'currency' | 'origin' | 'order_id' | 'expires_at' | 'created_at', string> &
  Record<'amount' | 'remaining' | 'unit_krw', number>

async function lotsOf({ deps: { db } }: TestApi, profileId: string): Promise<string[]> {
  const { rows } = await db.execute<LotRow>(sql`
    select currency, origin, amount, remaining, unit_krw, coalesce(order_id::text, '-') as order_id,
      wallet_lot.expires_at, wallet_lot.created_at
    from wallet_lot join wallet on wallet.id = wallet_lot.wallet_id where profile_id = ${profileId}`)
  return rows
    .map((row) =>
      [row.currency, row.origin, `${row.remaining} of ${row.amount}`, row.unit_krw, row.order_id]
        .concat(new Date(row.expires_at).toISOString(), new Date(row.created_at).toISOString())
        .join(' '),
    )
    .toSorted()
}

function lotsOfModel({ lots }: ModelPerson, orders: Orders): string[] {
  const iso = (ms: number) => new Date(ms).toISOString()
  return lots
    .map(({ currency, origin, remaining, amount, unitKrw, order, expiresAt, createdAt }) =>
      [currency, origin, `${remaining} of ${amount}`, unitKrw]
        .concat((order && orders.get(order)?.id) ?? '-', iso(expiresAt), iso(createdAt))
        .join(' '),
    )
    .toSorted()
}

/** The account goes while it is paid for, spent from and refilled; the books stay right. */
async function eraseAmidPayment({ apis, people }: Started): Promise<string> {
  const [api, other] = apis
  const { member } = at(people, 0)
  const order = await placeOrder(api, member.profileId)
  const ctx = systemContext(api.deps)
  await decideTestPayment(ctx, { key: order.paymentKey ?? '', act: 'approve' })
  const exchange = inTransaction(contextOf(other, member), (tx) =>
    exchangeCoins(tx, { gems: 10, coins: 1, title: '젬 10개' }),
  ).catch(() => null)
  const telling = tellOfPayment([api, other], member, order)
  await Promise.all([eraseAccount(api, member), telling, exchange])
  return (await findOrder(api.deps.db, order.id))?.status ?? 'gone'
}

const advanceOf = (clock: ManualClock) => clock.advance(61_000)

it(`keeps the books as a model does, whatever is done at once at two processes (seed ${SEED})`, async () => {
  const counts = new Map<string, number>()
  const run = async (batches: BatchOf[], onEnd: OnEnd) => {
    const started = await start(onEnd)
    for (const batch of [FIRST, ...batches]) {
      for (const { act, result } of await runBatch(started, batch)) {
        const name = `${act.kind} ${result}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    }
    advanceOf(started.clock)
    expect(['paid', 'refunded']).toContain(await eraseAmidPayment(started))
    expect(await ledgerFaults(started.apis[0])).toEqual([])
  }
  const batches = fc.array(Batch, { minLength: 5, maxLength: 6, size: 'max' })
  const runAndEnd = async (given: BatchOf[]) => {
    const ends: Parameters<OnEnd>[0][] = []
    try {
      await run(given, (end) => ends.unshift(end))
    } finally {
      // The server has not connections enough for the processes of all runs.
      for (const end of ends) await end()
    }
  }
  await fc.assert(fc.asyncProperty(batches, runAndEnd), {
    seed: SEED,
    numRuns: RUNS,
    endOnFailure: true,
  })

  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(`seed ${SEED}: ${total} commands\n`)
  expect(total).toBeGreaterThan(80)
})
