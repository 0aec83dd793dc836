import type { PaymentFailure } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { getPayment } from './get-payment.js'
import { decidePayment } from './test-payment-repository.js'
import type { TestPayment } from '../../schema/test-desk/test-payment.table.js'

/** What a tester can make of a payment. `leave` decides nothing; `stay` pays and does not go back. */
export const ACTS = [
  'approve',
  'late',
  'stay',
  'declined',
  'limit',
  'timeout',
  'close',
  'leave',
] as const
export type Act = (typeof ACTS)[number]

export const LATE_MS = 10_000

const FAILURES: Partial<Record<Act, PaymentFailure>> = {
  declined: 'declined',
  limit: 'limit',
  timeout: 'timeout',
  close: 'user_cancel',
}

/** Answers what the payment is then; what was decided before stays. */
export async function decideTestPayment(
  ctx: Context,
  { key, act }: { key: string; act: Act },
): Promise<TestPayment> {
  await getPayment(ctx, { key })
  if (act !== 'leave') await decidePayment(ctx.db, key, decisionOf(act, ctx.clock.now()))
  return getPayment(ctx, { key })
}

function decisionOf(act: Act, now: Date): Parameters<typeof decidePayment>[2] {
  const toldAt = act === 'late' ? new Date(now.getTime() + LATE_MS) : now
  const decision = { decidedAt: now, visibleAt: toldAt, webhookDueAt: toldAt }
  const failure = FAILURES[act]
  return failure ? { ...decision, status: 'failed', failure } : { ...decision, status: 'paid' }
}
