import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { profile } from '../../schema/profile/profile.table.js'
import { publishEvents, roomTarget } from '../realtime/index.js'
import { findChannelBetween, insertBlock } from './block-repository.js'
import { queueChannelChange } from './queue-channel-change.js'

type BlockContext = Context<'realtime', Member>

/**
 * From now on neither sees or reaches the other; again it changes nothing.
 * @throws AppError NOT_FOUND for oneself and for nobody
 */
export async function blockProfile(ctx: BlockContext, blockedId: string): Promise<void> {
  const { profileId } = ctx.actor
  const events = await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: profile.id })
      .from(profile)
      .where(eq(profile.id, blockedId))
      .for('key share')
    if (!found || found.id === profileId) throw new AppError('NOT_FOUND')
    await insertBlock(tx.db, {
      blockerProfileId: profileId,
      blockedProfileId: blockedId,
      createdAt: tx.clock.now(),
    })
    return queueChannelChange(tx, blockedId)
  })
  publishEvents(ctx, events)
  await endTyping(ctx, blockedId)
}

/** Tokens that may still show the two each other typing end at once; nobody else's connection does. */
async function endTyping(ctx: BlockContext, blockedId: string): Promise<void> {
  const channelId = await findChannelBetween(ctx.db, ctx.actor.profileId, blockedId)
  if (channelId === null) return
  ctx.realtime
    .revoke([roomTarget(channelId)])
    .catch((cause: unknown) => ctx.logger.warn({ err: cause }, 'tokens were not revoked'))
}
