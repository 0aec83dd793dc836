import type { PlayInput } from '@doran/contract'
import type { PlayThrough } from '@doran/game-engine'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { joinInputs, type MoreInputs } from './join-inputs.js'
import { lockPlay, updatePlay, type RatedPlay } from './play-repository.js'
import { assertToken } from './play-token.js'
import { dealOf, inputsOf } from './stored-play.js'

type InputContext = Context<'gameContents' | 'gameEngine', Owner>
export type SentInputs = MoreInputs & { token: string }

/**
 * Keeps what was played since: all of it or, where the game does not allow one, nothing.
 * @throws AppError NOT_FOUND, PLAY_MOVED, PLAY_EXPIRED, PLAY_REFUSED; RATING_LIMIT and AGE_UNCONFIRMED
 */
export function addInputs(
  ctx: InputContext,
  { id, ...sent }: SentInputs & { id: string },
): Promise<{ inputCount: number }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPlay(tx.db, id)
    const isNew = sent.from + sent.inputs.length > row.inputs.length
    if (!isNew) return { inputCount: takeInputs(tx, { row, ...sent }).length }
    const { inputs, progress } = await playOn(tx, { row, ...sent })
    await updatePlay(tx.db, id, {
      inputs,
      progressDone: progress.done,
      progressTotal: progress.total,
      lastAt: tx.clock.now(),
    })
    return { inputCount: inputs.length }
  })
}

/** Plays what is stored and what was sent from the start. */
export async function playOn(
  ctx: InputContext,
  { row, ...sent }: SentInputs & { row: RatedPlay },
): Promise<PlayThrough & { inputs: PlayInput[] }> {
  const all = takeInputs(ctx, { row, ...sent })
  const content = await ctx.gameContents.load(ctx.db, row.versionId)
  const played = ctx.gameEngine.playThrough(content, dealOf(row), all)
  if (played.refusedAt !== null) throw new AppError('PLAY_REFUSED')
  return { ...played, inputs: all }
}

/** All inputs, where these may come now; whether the game allows them is not asked. */
function takeInputs(
  ctx: InputContext,
  { row, token, from, inputs }: SentInputs & { row: RatedPlay },
): PlayInput[] {
  if (row.deletedAt !== null) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, row.ageRating)
  assertToken(ctx, { row, token })
  return joinInputs(inputsOf(row), { from, inputs })
}
