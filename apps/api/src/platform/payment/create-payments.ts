import type { Clock } from '../time/clock.js'
import type { PaymentEnv } from './payment-env.js'
import type { PaymentProvider } from './payment-provider.js'
import { createStripePayments } from './stripe-payments.js'
import { createTossPayments } from './toss-payments.js'

/** The provider that has a key; else, on a local install alone, the test desk. Null where the shop is closed. */
export function createPayments(
  env: PaymentEnv & { APP_ENV: string },
  clock: Clock,
  openTestDesk: () => PaymentProvider,
): PaymentProvider | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, TOSS_SECRET_KEY } = env
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    return createStripePayments(
      {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiUrl: STRIPE_API_URL,
      },
      clock,
    )
  }
  if (TOSS_SECRET_KEY) {
    return createTossPayments({ secretKey: TOSS_SECRET_KEY, apiUrl: env.TOSS_API_URL })
  }
  return env.APP_ENV === 'local' ? openTestDesk() : null
}
