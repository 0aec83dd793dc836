import type { Deps } from '../../../deps.js'
import { systemContext } from '../../../platform/context/context.js'
import type { PaymentHarness } from '../../../platform/payment/testing/payment-harness.js'
import { createManualClock, type ManualClock } from '../../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../../testing/test-app.js'
import { createTestDesk } from '../create-test-desk.js'
import { decideTestPayment, type Act } from '../decide-payment.js'
import { writeDeskWebhook } from '../desk-webhook.js'
import { returnAddress } from '../return-address.js'
import { findPaymentOfOrder } from '../test-payment-repository.js'

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
  const ctx = systemContext(deps)
  const find = (orderId: string) => findPaymentOfOrder(deps.db, orderId)

  const act = async (checkoutUrl: string, chosen: Act): Promise<URL> => {
    const key = keyOf(checkoutUrl)
    return new URL(returnAddress(await decideTestPayment(ctx, { key, act: chosen })))
  }
  const webhookBy = (secret: string) => (orderId: string) =>
    writeDeskWebhook(secret, { orderId, at: clock.now() })
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
