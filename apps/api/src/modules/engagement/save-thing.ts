import type { Engagement, SaveTarget } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { holdCollection } from './collection-repository.js'
import { deleteSave, upsertSave } from './engagement-repository.js'
import { readEngagement } from './get-engagement.js'
import { getThing } from './get-thing.js'
import { tellCounted } from './tell-counted.js'

type Saved = { targetType: SaveTarget; targetId: string }

/**
 * Keeps a thing in one of the member's collections, or in none; again it moves there, and stays where it is without
 * `collectionId`.
 * @throws AppError NOT_FOUND, for another's collection too
 */
export async function saveThing(
  ctx: FullContext<Member>,
  { collectionId, ...target }: Saved & { collectionId?: string | null | undefined },
): Promise<Engagement> {
  await getThing(ctx, target)
  await inTransaction(ctx, async (tx) => {
    const { db, clock } = tx
    const { profileId } = tx.actor
    if (collectionId && !(await holdCollection(db, profileId, collectionId))) {
      throw new AppError('NOT_FOUND')
    }
    await upsertSave(db, { ...target, profileId, collectionId, createdAt: clock.now() })
    await tellCounted(tx, target)
  })
  return readEngagement(ctx, target)
}

/** Of what is not saved it changes nothing. */
export function unsaveThing(ctx: FullContext<Member>, target: Saved): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await deleteSave(tx.db, tx.actor.profileId, target)
    await tellCounted(tx, target)
  })
}
