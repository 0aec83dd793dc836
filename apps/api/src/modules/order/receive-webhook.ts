import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { PaymentWebhook } from '../../platform/payment/payment-provider.js'
import { findOrder } from './order-repository.js'
import { settleOrder } from './settle-order.js'

type Webhook = PaymentWebhook & { provider: string }

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * A provider tells that something became of a payment. Its word is not taken: it is asked itself, so a webhook that
 * comes twice, late, out of order or from somebody else gives nothing that was not paid.
 * @throws AppError NOT_FOUND for another provider, NOT_ALLOWED for a wrong signature, PAYMENT_UNAVAILABLE
 */
export async function receiveWebhook(
  ctx: Context<'payments'>,
  { provider, ...sent }: Webhook,
): Promise<void> {
  const { payments, db, logger } = ctx
  if (payments?.name !== provider) throw new AppError('NOT_FOUND')
  const notice = await payments.readWebhook(sent)
  if (!notice) return
  const order = UUID.test(notice.orderId) ? await findOrder(db, notice.orderId) : null
  if (!order || order.provider !== provider) {
    // Another system may share the provider's account: nothing here is of its order.
    logger.warn({ provider, orderId: notice.orderId.slice(0, 64) }, 'a webhook of an unknown order')
    return
  }
  await settleOrder(ctx, { order })
}
