import { PLAY } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { deleteUnfinished } from './play-store.js'

const RESUMABLE_MS = PLAY.resumableDays * 86_400_000

/** Forgets plays that can go on no more. */
export function deleteOldPlays({ db, clock }: Context): Promise<void> {
  return deleteUnfinished(db, new Date(clock.now().getTime() - RESUMABLE_MS))
}
