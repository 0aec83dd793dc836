import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { updateLetter } from './letter-repository.js'
import { insertTreeBlock, lockWriter } from './writer-repository.js'

/**
 * Hides a letter, and takes none of its writer's any more. Their other letters stay: hidden together they would be known
 * to be by one hand.
 * @throws AppError NOT_FOUND
 */
export function blockWriter(ctx: Context<never, Member>, letterId: string): Promise<void> {
  return inTransaction(ctx, async ({ db, clock, actor }) => {
    const { profileId } = actor
    const writer = await lockWriter(db, letterId)
    if (!writer) throw new AppError('NOT_FOUND')
    await updateLetter(db, letterId, { isHidden: true })
    const writerId = writer.ownerProfileId ?? writer.ownerVisitorId
    if (writerId === null || writerId === profileId) return
    await insertTreeBlock(db, { profileId, writerId, createdAt: clock.now() })
  })
}
