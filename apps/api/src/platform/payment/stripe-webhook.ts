import { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '../errors/app-error.js'
import type { PaymentWebhook } from './payment-provider.js'

const TOLERANCE_SECONDS = 300

const KINDS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
] as const

const Event = z.object({
  type: z.enum(KINDS),
  data: z.object({ object: z.object({ metadata: z.object({ orderId: z.uuid() }) }) }),
})

/** Null where it is about no order of ours. @throws AppError NOT_ALLOWED where Stripe did not sign it just now */
export function readStripeWebhook(
  webhook: PaymentWebhook,
  { webhookSecret, now }: { webhookSecret: string; now: Date },
): { orderId: string } | null {
  const event = Event.safeParse(verified(webhook, webhookSecret, now))
  return event.success ? { orderId: event.data.data.object.metadata.orderId } : null
}

function verified({ body, signature }: PaymentWebhook, secret: string, now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new AppError('NOT_ALLOWED')
  }
}
