import { AppError } from '../errors/app-error.js'

/** What a provider threw may hold a key or a payer's data, so `reason` says it in our own words. */
export function paymentUnavailable(reason: string): AppError {
  return new AppError('PAYMENT_UNAVAILABLE', { cause: new Error(reason) })
}
