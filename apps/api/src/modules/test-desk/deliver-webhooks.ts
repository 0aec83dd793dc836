import type { System } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import type { PaymentWebhook } from '../../platform/payment/payment-provider.js'
import { writeDeskWebhook } from './desk-webhook.js'
import { markWebhookDelivered, takeDueWebhooks } from './test-payment-repository.js'

const AT_ONCE = 20
const RETRY_MS = 60_000
const GIVEN_UP_AFTER_MS = 3_600_000

/** Where the webhooks of all providers arrive. */
export type ReceiveWebhook = (
  ctx: FullContext<System>,
  webhook: PaymentWebhook & { provider: string },
) => Promise<unknown>

/** Sends what is due by the way that any provider's webhook comes in; what was not taken comes again a minute later. */
export async function deliverWebhooks(
  ctx: FullContext<System>,
  { receive }: { receive: ReceiveWebhook },
): Promise<void> {
  if (ctx.payments?.name !== 'test') return
  const now = ctx.clock.now()
  const retryAt = new Date(now.getTime() + RETRY_MS)
  const due = await takeDueWebhooks(ctx.database, {
    now,
    since: new Date(now.getTime() - GIVEN_UP_AFTER_MS),
    retryAt,
    limit: AT_ONCE,
  })
  for (const { key, orderId } of due) {
    const { body, signature } = writeDeskWebhook(ctx.env.AUTH_SECRET, { orderId, at: now })
    try {
      await receive(ctx, { provider: 'test', body, signature })
    } catch (cause) {
      ctx.logger.warn({ orderId, err: cause }, 'a webhook of the test desk was not taken')
      continue
    }
    await markWebhookDelivered(ctx.db, { key, retryAt })
  }
}
