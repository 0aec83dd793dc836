import type { NotificationContent } from '@doran/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { addNotification } from '../notification/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'

type Told = { order: OrderRow } & Omit<
  Extract<NotificationContent, { type: 'payment' }>['data'],
  'orderId'
>

/** Tells the buyer what became of an order, unless they have left the product. */
export async function tellBuyer(
  ctx: Context,
  { order: { id: orderId, profileId }, ...told }: Told,
): Promise<void> {
  if (!(await hasBuyer(ctx, profileId))) return
  await addNotification(ctx, { profileId, type: 'payment', data: { ...told, orderId } })
}

/** Who is there stays until the transaction ends. */
export async function hasBuyer({ db }: Context, profileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: profile.id })
    .from(profile)
    .where(eq(profile.id, profileId))
    .for('key share')
  return row !== undefined
}
