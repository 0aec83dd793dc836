import { PLAY } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { deleteUnfinished, eraseDeleted } from './play-repository.js'

const RESUMABLE_MS = PLAY.resumableDays * 86_400_000

/** Forgets plays that can go on no more, and those that can be brought back no more. */
export async function deleteOldPlays({ db, clock }: Context): Promise<void> {
  const now = clock.now().getTime()
  await deleteUnfinished(db, new Date(now - RESUMABLE_MS))
  await eraseDeleted(db, new Date(now - PLAY.restorableMs))
}
