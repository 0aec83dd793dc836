import { nanoid } from 'nanoid'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Member } from '@doran/api/platform/context/actor'
import { NO_CALLER } from '@doran/api/platform/context/caller'
import { createContext, inTransaction } from '@doran/api/platform/context/context'
import { openDatabase, type Database } from '@doran/api/platform/db/client'
import { runOnce } from '@doran/api/platform/idempotency/run-once'
import { createLogger } from '@doran/api/platform/process/logger'
import { systemClock } from '@doran/api/platform/time/clock'
import { daysLater, grant, pay } from '@doran/api/modules/wallet/index'
import { emailOf } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'

export type Spending = Record<'spendMs' | 'spendP99Ms' | 'commitMs' | 'commitP99Ms', number>

const Row = z.object({ id: z.uuid(), member_id: z.uuid() })

/** A member who pays one coin as a route has them pay, by turns with one row committed on the same disk. */
export async function measureSpending(
  product: Product,
  { member, rounds }: { member: number; rounds: number },
): Promise<Spending> {
  const database = openOwn(product)
  try {
    const ctx = await memberContext(database, member)
    await fillPurse(ctx)
    await database.pool.query('create table bare_commit (id serial primary key, body text)')
    const spend = () => {
      const claim = { key: nanoid(), call: 'POST /v1/bench', input: { price: 1 } }
      const bought = { profileId: ctx.actor.profileId, amount: 1, title: '별빛 우체국' }
      return runOnce(ctx, claim, (tx) => pay(tx, { currency: 'coin', ...bought }))
    }
    const commit = () =>
      database.pool.query({
        name: 'bare_commit',
        text: 'insert into bare_commit (body) values ($1)',
        values: ['별빛 우체국'],
      })
    const [spends, commits]: [number[], number[]] = [[], []]
    for (let round = -50; round < rounds; round += 1) {
      const spendMs = await timeOf(spend)
      const commitMs = await timeOf(commit)
      if (round < 0) continue
      spends.push(spendMs)
      commits.push(commitMs)
    }
    return {
      spendMs: percentile(spends, 0.5),
      spendP99Ms: percentile(spends, 0.99),
      commitMs: percentile(commits, 0.5),
      commitP99Ms: percentile(commits, 0.99),
    }
  } finally {
    await database.close()
  }
}

/** A pool on the product's own PostgreSQL. */
export function openOwn({ db }: Product): Database {
  const url = `postgresql://${db.user}@/${db.database}?host=${encodeURIComponent(db.host)}&port=${db.port}`
  return openDatabase(url, () => undefined)
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

type MemberContext = Awaited<ReturnType<typeof memberContext>>

async function memberContext(database: Database, number: number) {
  const { rows } = await database.pool.query('select id, member_id from profile where name = $1', [
    emailOf(number),
  ])
  const { id: profileId, member_id: memberId } = Row.parse(rows[0])
  const now = systemClock.now()
  const member: Member = {
    kind: 'member',
    memberId,
    profileId,
    authSessionId: memberId,
    isLimited: false,
    hasConsented: true,
    roles: [],
    joinedAt: now,
    provedAt: now,
    sessionUntil: daysLater(now, 1),
    isOver15: null,
    isUnder15: false,
  }
  const logger = createLogger('warn')
  const deps = { database, db: database.db, clock: systemClock, newId: randomUUID, logger }
  return createContext(deps, member, NO_CALLER)
}

/** Lots as a person has them, and money enough for all rounds. */
async function fillPurse(ctx: MemberContext): Promise<void> {
  const { profileId } = ctx.actor
  for (let days = 10; days < 15; days += 1) {
    const expiresAt = daysLater(ctx.clock.now(), days)
    const lot = { amount: 10_000, unitKrw: 0, origin: 'gift' as const, expiresAt }
    await inTransaction(ctx, (tx) =>
      grant(tx, { movement: { kind: 'gift', profileId, title: '시험' }, currency: 'coin', lot }),
    )
  }
}
