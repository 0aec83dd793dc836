import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { expirePayment, findTestPayment } from './test-payment-repository.js'
import type { TestPayment } from '../../schema/test-desk/test-payment.table.js'

const KEY = /^[\w-]{1,100}$/

export async function getPayment(
  { db, clock }: Context,
  { key }: { key: string },
): Promise<TestPayment> {
  if (!KEY.test(key)) throw new AppError('NOT_FOUND')
  await expirePayment(db, key, clock.now())
  const payment = await findTestPayment(db, key)
  if (!payment) throw new AppError('NOT_FOUND')
  return payment
}
