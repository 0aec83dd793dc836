import { ARCADE } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { lockDay, updateDay } from './day-repository.js'

/**
 * Uses one of the owner's tries at today's seed.
 * @throws AppError NO_TRIES_LEFT
 */
export async function takeTry(
  ctx: Context,
  { owner, gameId }: { owner: RowOwner; gameId: string },
): Promise<void> {
  const day = dayInSeoul(ctx.clock.now())
  const { id, tries } = await lockDay(ctx, { owner, gameId, day })
  if (tries >= ARCADE.dailyTries) throw new AppError('NO_TRIES_LEFT')
  await updateDay(ctx.db, id, { tries: tries + 1 })
}
