import type { TestPayment } from '../../schema/test-desk/test-payment.table.js'

/** Where the tester's browser goes from here, as a provider's page sends it back. */
export function returnAddress(payment: TestPayment): string {
  const { status, key, amountKrw, failure, successUrl, cancelUrl } = payment
  if (status !== 'paid') return withParameters(cancelUrl, { code: failure ?? 'user_cancel' })
  return withParameters(successUrl, { paymentKey: key, amount: String(amountKrw) })
}

function withParameters(address: string, added: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}
