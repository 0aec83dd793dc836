import type { PaymentFailure, PaymentProviderName } from '@doran/contract'

/** A request to pay for an order. */
export type Checkout = {
  orderId: string
  /** The name of the purchase on the provider's page. */
  title: string
  amountKrw: number
  /** The payer's address, where it is known; for the provider's receipt. */
  email: string | null
  /** Where the provider sends the browser, with its own parameters added. */
  successUrl: string
  cancelUrl: string
  /**
   * The end of the time to pay: 30 minutes to a day away. An order keeps it, or asking again is not the same
   * checkout.
   */
  expiresAt: Date
}

/** The state of an order's payment, as its provider has it. */
export type Payment =
  /** It is not paid yet, and still can be; `pending` where the provider is about to decide. */
  | { status: 'open' | 'pending' }
  | {
      status: 'paid'
      paymentKey: string
      amountKrw: number
      /** ISO 4217, in capitals. */
      currency: string
      /** The means of payment, as a person calls it. */
      method: string | null
      paidAt: Date
      /** The part that was paid back so far. */
      refundedKrw: number
    }
  | { status: 'failed'; failure: PaymentFailure }

export type Refund = {
  orderId: string
  paymentKey: string
  /** The same id is the same refund, however often it is asked for. */
  refundId: string
  amountKrw: number
  reason: string
}

/** What a provider sent of its own accord. `signature` is empty where it sent none. */
export type PaymentWebhook = { body: string; signature: string }

/**
 * A provider of payments. Every method throws `AppError('PAYMENT_UNAVAILABLE')` where the provider cannot be reached
 * or answers nonsense; nothing is then known of what it did.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** No money moves. */
  readonly isTest: boolean
  /** The header that carries a webhook's signature; null where the provider signs none. */
  readonly signatureHeader: string | null
  /** `paymentKey` where the provider names the payment at once; the same order again is the same checkout. */
  startCheckout(checkout: Checkout): Promise<{ checkoutUrl: string; paymentKey: string | null }>
  /**
   * Reads the order's payment, and completes it first where the provider asks for that; any number of times. Payment
   * is completed for `amountKrw` alone, and a key of another order's payment finds nothing.
   */
  settle(order: { orderId: string; amountKrw: number; paymentKey: string | null }): Promise<Payment>
  /** Resolves when the refund is certain. @throws AppError NOTHING_TO_REFUND where the provider refuses it for good */
  refund(refund: Refund): Promise<void>
  /**
   * Reads which order a webhook is about; null for one of another kind. Its word is not taken: `settle` is called.
   * @throws AppError NOT_ALLOWED where it was not signed by the provider, or too long ago
   */
  readWebhook(webhook: PaymentWebhook): Promise<{ orderId: string } | null>
}
