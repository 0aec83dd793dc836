import type { Context } from '../../platform/context/context.js'
import { purgeMails } from './mail-repository.js'

const KEPT_MS = 7 * 86_400_000

export function purgeOldMails({ db, clock }: Context): Promise<void> {
  return purgeMails(db, new Date(clock.now().getTime() - KEPT_MS))
}
