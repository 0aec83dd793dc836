import type { OpenPlay } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import { newSecret } from '../../platform/auth/secret.js'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { findPlayWithGame } from './play-repository.js'
import { toOpenPlay } from './play-view.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { isScored, renewToken } from './renew-token.js'

const RESUMABLE_MS = PLAY.resumableDays * 86_400_000

/**
 * Goes on with a play in another browser or page. A finished one is given as it is, for the page to ask for its
 * result.
 * @throws AppError PLAY_EXPIRED for a scored play and for one that nobody touched for 90 days
 */
export async function resumePlay(
  ctx: Context<'gameContents' | 'gameEngine', Owner>,
  row: PlayRow,
): Promise<OpenPlay> {
  const found = await findPlayWithGame(ctx.db, row.id)
  if (!found) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  if (row.status === 'finished') return toOpenPlay(ctx, { ...found, token: newSecret() })
  const isOld = row.lastAt.getTime() + RESUMABLE_MS <= ctx.clock.now().getTime()
  if (isOld || (await isScored(ctx, row))) throw new AppError('PLAY_EXPIRED')
  return toOpenPlay(ctx, { ...found, token: await renewToken(ctx, row) })
}
