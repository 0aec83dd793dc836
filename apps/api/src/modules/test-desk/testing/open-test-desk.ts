import type { Deps } from '../../../deps.js'
import { systemContext } from '../../../platform/context/context.js'
import type { PaymentHarness } from '../../../platform/payment/testing/payment-harness.js'
import { createManualClock, type ManualClock } from '../../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../../testing/test-app.js'
import { createTestDesk } from '../create-test-desk.js'
import { decideTestPayment, type Act } from '../decide-payment.js'
import { SIGNATURE_HEADER, writeDeskWebhook } from '../desk-webhook.js'
import { returnAddress } from '../return-address.js'
import { findPaymentOfOrder } from '../test-payment-store.js'

const TEMP = `create table if not exists test_payment (key text primary key, order_id uuid not null unique, title text not null, amount_krw integer not null, success_url text not null, cancel_url text not null, status text default 'open' not null, failure text, decided_at timestamp(3) with time zone, visible_at timestamp(3) with time zone, webhook_due_at timestamp(3) with time zone, refunded_krw integer default 0 not null, refund_ids text[] default '{}' not null, expires_at timestamp(3) with time zone not null, created_at timestamp(3) with time zone not null)` // TEMPDDL
const ACT_OF = {
  declined: 'declined',
  limit: 'limit',
  timeout: 'timeout',
  user_cancel: 'close',
  other: 'close',
} as const

export const keyOf = (checkoutUrl: string): string =>
  new URL(checkoutUrl).pathname.split('/').at(-1) ?? ''

/** A process with the test desk, and a tester before it; several may share a database and a clock. */
export async function openTestDesk(
  source?: string,
  clock: ManualClock = createManualClock(),
  overrides: Partial<Deps> = {},
) {
  const database = source ?? (await createTestDatabase())
  const { deps, request } = startTestApi(database, { clock, ...overrides })
  await deps.database.pool.query(TEMP) // TEMPDDL
  const ctx = systemContext(deps)
  const find = (orderId: string) => findPaymentOfOrder(deps.db, orderId)

  const act = async (checkoutUrl: string, chosen: Act): Promise<URL> => {
    const key = keyOf(checkoutUrl)
    return new URL(returnAddress(await decideTestPayment(ctx, { key, act: chosen })))
  }
  const webhookBy = (secret: string) => (orderId: string) => {
    const { body, signature } = writeDeskWebhook(secret, { orderId, at: clock.now() })
    return { body, headers: new Headers({ [SIGNATURE_HEADER]: signature }) }
  }
  const harness: PaymentHarness = {
    provider: createTestDesk(ctx),
    clock,
    pay: (checkoutUrl) => act(checkoutUrl, 'approve'),
    fail: async (checkoutUrl, failure) => {
      await act(checkoutUrl, ACT_OF[failure])
    },
    async chargedKrw(orderId) {
      const payment = await find(orderId)
      return payment?.status === 'paid' ? payment.amountKrw : 0
    },
    paidBackKrw: async (orderId) => (await find(orderId))?.refundedKrw ?? 0,
    webhook: webhookBy(deps.env.AUTH_SECRET),
    forge: webhookBy('the-secret-of-somebody-else-entirely'),
  }
  return { ...harness, act, find, request, ctx, database }
}
