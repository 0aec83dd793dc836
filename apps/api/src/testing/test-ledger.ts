import { eq, sql } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { Member } from '../platform/context/actor.js'
import { NO_CALLER } from '../platform/context/caller.js'
import { createContext, systemContext } from '../platform/context/context.js'
import { OFFICIAL_PROFILE_ID } from '../modules/profile/index.js'
import type { OrderRow } from '../schema/order/payment-order.table.js'
import { refundOrder } from '../modules/order/refund-order.js'
import { eraseMembers } from '../modules/privacy/erase-members.js'
import { member as memberTable } from '../schema/tables.js'
import { AppError } from '../platform/errors/app-error.js'
import { checkLedger } from '../modules/wallet/index.js'
import { fillOf } from '../modules/wallet/movement-repository.js'
import { releaseDeadHolds } from '../modules/wallet/release-dead-holds.js'
import type { TestApi } from './test-app.js'

/** What is wrong with the books. */
export async function ledgerFaults({ deps }: TestApi): Promise<string[]> {
  const checks = await checkLedger(systemContext(deps))
  return checks.flatMap(({ faults }) => faults)
}

export const contextOf = ({ deps }: TestApi, member: Member) =>
  createContext(deps, member, NO_CALLER)

type Hold = { profileId: string; sessionId: string; turnId: string; price: number }

/** Holds gems for a turn of a story as `accept_turn` does; answers how many are missing. */
export async function holdGems(
  { deps }: TestApi,
  { profileId, sessionId, turnId, price }: Hold,
): Promise<number> {
  const fill: unknown = JSON.parse(fillOf('gem') ?? 'null')
  const asked = { price, price_with_pass: price, fill, work_owner: OFFICIAL_PROFILE_ID }
  const { rows } = await deps.db.execute<{ missing: number }>(sql`
    select missing from hold_gems(
      ${profileId}, ${turnId}, ${sessionId}, ${JSON.stringify(asked)}::jsonb, ${deps.clock.now().toISOString()}
    )`)
  return rows[0]?.missing ?? 0
}

/** Ends a hold as the end of its turn does. */
export async function settleHold(
  { deps }: TestApi,
  { turnId, isCharged }: { turnId: string; isCharged: boolean },
): Promise<void> {
  await deps.db.execute(
    sql`select * from settle_hold(${turnId}, ${isCharged}, ${deps.clock.now().toISOString()})`,
  )
}

/** What the job does with holds of dead turns. */
export const releaseHolds = ({ deps }: TestApi) => releaseDeadHolds(systemContext(deps))

type Refund = { order: OrderRow; amountKrw: number; isAnswered?: boolean }

/** A buyer has an order paid back; without an answer of the provider it stays open. */
export async function refundCoins(
  api: TestApi,
  member: Member,
  { order, amountKrw, isAnswered = true }: Refund,
): Promise<void> {
  const ctx = contextOf(api, member)
  const { payments } = api.deps
  if (!payments) throw new Error('the tests have a test desk')
  const silent = { ...payments, refund: () => Promise.reject(new AppError('PAYMENT_UNAVAILABLE')) }
  const claim = { key: nanoid(), call: 'refund', input: order.id }
  await refundOrder(
    { ...ctx, payments: isAnswered ? payments : silent },
    { order, amountKrw, claim },
  )
}

/** Erases an account now, whatever its days to come back; answers how many were. */
export async function eraseAccount({ deps }: TestApi, { memberId }: Member): Promise<number> {
  await deps.db
    .update(memberTable)
    .set({ eraseAt: new Date(0) })
    .where(eq(memberTable.id, memberId))
  return eraseMembers(systemContext(deps))
}
