import type { Context } from '../../platform/context/context.js'
import { purgeReceipts } from './receipt-repository.js'

const KEPT_MS = 30 * 86_400_000

export function purgeOldReceipts({ db, clock }: Context): Promise<void> {
  return purgeReceipts(db, new Date(clock.now().getTime() - KEPT_MS))
}
