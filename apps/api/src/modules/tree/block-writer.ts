import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { updateLetter } from './letter-store.js'
import { hideLettersOf, insertTreeBlock, lockWriter } from './writer-store.js'

/**
 * Hides all letters on the member's trees by whoever wrote one, and takes none of theirs any more. Of a writer who was
 * erased only the one is known. Answers how many are hidden; again it answers the same.
 * @throws AppError NOT_FOUND
 */
export function blockWriter(
  ctx: Context<never, Member>,
  letterId: string,
): Promise<{ hidden: number }> {
  return inTransaction(ctx, async ({ db, clock, actor }) => {
    const { profileId } = actor
    const writer = await lockWriter(db, letterId)
    if (!writer) throw new AppError('NOT_FOUND')
    const writerId = writer.ownerProfileId ?? writer.ownerVisitorId
    if (writerId === null || writerId === profileId) {
      await updateLetter(db, letterId, { isHidden: true })
      return { hidden: 1 }
    }
    await insertTreeBlock(db, { profileId, writerId, createdAt: clock.now() })
    return { hidden: await hideLettersOf(db, { profileId, writerId }) }
  })
}
