import type { Context } from '../../platform/context/context.js'
import { withdrawOne } from './notification-repository.js'

/** What a notice told of is undone: `id` is what `addNotification` answered. */
export async function withdrawNotification({ db }: Context, id: string): Promise<void> {
  await withdrawOne(db, id)
}
