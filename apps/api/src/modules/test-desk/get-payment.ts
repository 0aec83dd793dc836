import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { expirePayment, findTestPayment } from './test-payment-store.js'
import type { TestPayment } from './test-payment.table.js'

export async function getPayment(
  { db, clock }: Context,
  { key }: { key: string },
): Promise<TestPayment> {
  await expirePayment(db, key, clock.now())
  const payment = await findTestPayment(db, key)
  if (!payment) throw new AppError('NOT_FOUND')
  return payment
}
