import type { OpenPlay, ParsedBodyOf } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { takeTry } from '../arcade/index.js'
import { countStart, findOpenGame } from '../game/index.js'
import { assertMayOpen } from '../permission/index.js'
import { holdOwner } from '../visitor/index.js'
import { isCrowded } from './is-crowded.js'
import {
  findPlayByClientId,
  findPlayWithGame,
  hasPlaySince,
  insertPlay,
} from './play-repository.js'
import { newPlayToken } from './play-token.js'
import { toOpenPlay } from './play-view.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { renewToken } from './renew-token.js'
import { newShareCode } from './share-code.js'
import { dealOf } from './stored-play.js'

type PlayContext = Context<'gameContents' | 'gameEngine' | 'newSeed' | 'dailySeed', Actor>
type NewPlay = ParsedBodyOf<'POST /v1/play'> & {
  /** Called once the game was found: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}

/**
 * Starts a play of the game's published version. The same `clientPlayId` answers the play it made before, under a
 * new token.
 * @throws AppError NOT_FOUND; RATING_LIMIT and AGE_UNCONFIRMED; NO_TRIES_LEFT at today's seed; INVALID_INPUT for a size or
 *   a mode that does not fit
 */
export async function createPlay(
  ctx: PlayContext,
  { becomeOwner, ...request }: NewPlay,
): Promise<OpenPlay> {
  const { db, gameEngine } = ctx
  const found = await findOpenGame(db, request.gameId)
  if (!found) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  const content = await ctx.gameContents.load(db, found.version.id)
  const { size, mode, clientPlayId, gameId } = request
  const options = gameEngine.chooseOptions(content, size, mode)
  if (!options) {
    const isOfMode = gameEngine.chooseOptions(content, undefined, mode) === null
    throw new AppError('INVALID_INPUT', { field: isOfMode ? 'mode' : 'size' })
  }
  const owner = await becomeOwner()
  const id = ctx.newId()
  const { token, ...tokenColumns } = newPlayToken(ctx, gameEngine.isScored(found.game.kind, mode))
  const now = ctx.clock.now()
  const seed = mode === 'daily' ? ctx.dailySeed(gameId, dayInSeoul(now)) : ctx.newSeed()
  const isNew = await inTransaction(ctx, async (tx) => {
    if (!(await holdOwner(tx, owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const since = new Date(now.getTime() - PLAY.countedEveryMs)
    const isAgain = await hasPlaySince(tx.db, owner, { gameId, since, what: 'started' })
    const isInserted = await insertPlay(tx.db, {
      id,
      clientPlayId,
      shareCode: newShareCode(),
      ...ownerColumns(owner),
      gameId,
      versionId: found.version.id,
      mode,
      seed,
      options,
      progressTotal: gameEngine.playThrough(content, { seed, options }, []).progress.total,
      status: 'started',
      ...tokenColumns,
      startedAt: now,
      lastAt: now,
    })
    if (isInserted && mode === 'daily') await takeTry(tx, { owner, gameId })
    if (isInserted && !isAgain && !(await isCrowded(tx, { gameId, what: 'start' })))
      await countStart(tx, gameId)
    return isInserted
  })
  if (!isNew) return answerAgain(ctx, await findPlayByClientId(db, owner, clientPlayId), request)
  return openPlay(ctx, id, token)
}

async function answerAgain(
  ctx: PlayContext,
  earlier: PlayRow | null,
  { gameId, mode, size }: Omit<NewPlay, 'becomeOwner'>,
): Promise<OpenPlay> {
  const isSame =
    earlier?.status === 'started' &&
    earlier.gameId === gameId &&
    earlier.mode === mode &&
    (size === undefined || dealOf(earlier).options.size === size)
  if (!isSame) throw new AppError('KEY_REUSED')
  return openPlay(ctx, earlier.id, await renewToken(ctx, earlier))
}

async function openPlay(ctx: PlayContext, id: string, token: string): Promise<OpenPlay> {
  const play = await findPlayWithGame(ctx.db, id)
  if (!play) throw new AppError('NOT_FOUND')
  return toOpenPlay(ctx, { ...play, token })
}
