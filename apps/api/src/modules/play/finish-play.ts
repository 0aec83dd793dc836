import type { FinishedPlay, GameOutcome } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerId, ownerOf } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordScore } from '../arcade/index.js'
import { countFinish } from '../game/index.js'
import { assertMayOpen } from '../permission/index.js'
import { earn } from '../wallet/index.js'
import { playOn, type SentInputs } from './add-inputs.js'
import { getFinishedPlay } from './get-finished-play.js'
import { isCrowded } from './is-crowded.js'
import {
  findGameTitle,
  findPlayWithGame,
  hasPlaySince,
  lockCounting,
  lockPlay,
  updatePlay,
  type RatedPlay,
} from './play-repository.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { recountBoards } from './recount-boards.js'
import { dealOf } from './stored-play.js'

type FinishContext = Context<'gameContents' | 'gameEngine', Owner>
type Uncounted = NonNullable<PlayRow['uncountedFor']>

/**
 * Ends a play: its result is what its inputs lead to, played again here. Again it answers the same.
 * @throws AppError PLAY_MOVED, PLAY_EXPIRED, PLAY_REFUSED, PLAY_UNFINISHED; RATING_LIMIT and AGE_UNCONFIRMED
 */
export async function finishPlay(
  ctx: FinishContext,
  { row: { id, gameId }, ...sent }: SentInputs & { row: PlayRow },
): Promise<FinishedPlay> {
  await inTransaction(ctx, async (tx) => {
    await lockCounting(tx.db, ownerId(tx.actor), gameId)
    const row = await lockPlay(tx.db, id)
    if (row.status !== 'finished') await finish(tx, row, sent)
  })
  const finished = await findPlayWithGame(ctx.db, id)
  if (!finished) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, finished.game.ageRating)
  return getFinishedPlay(ctx, finished)
}

async function finish(ctx: FinishContext, row: RatedPlay, sent: SentInputs): Promise<void> {
  const { inputs, outcome, progress } = await playOn(ctx, { row, ...sent })
  if (!outcome) throw new AppError('PLAY_UNFINISHED')
  const now = ctx.clock.now()
  const uncountedFor = await countOnce(ctx, row, outcome)
  if (uncountedFor === null || uncountedFor === 'too_soon') await earnRunes(ctx, row)
  const scored = outcome.kind === 'tomato' && (await recordScore(ctx, { row, outcome, inputs }))
  await updatePlay(ctx.db, row.id, {
    ...scored,
    inputs,
    progressDone: progress.done,
    progressTotal: progress.total,
    status: 'finished',
    tokenHash: null,
    tokenUntil: null,
    resultKey: outcome.resultKey,
    outcome,
    card: ctx.gameEngine.cardOf(outcome),
    uncountedFor,
    countedAt: uncountedFor === null ? now : null,
    lastAt: now,
    finishedAt: now,
  })
  if (outcome.kind === 'tier') await recountBoards(ctx, { owner: ownerOf(row), gameId: row.gameId })
}

/** A member earns runes for a play to its end, of different games. */
async function earnRunes(ctx: FinishContext, { gameId, versionId }: PlayRow): Promise<void> {
  if (ctx.actor.kind !== 'member') return
  const { profileId } = ctx.actor
  const title = await findGameTitle(ctx.db, versionId)
  await earn(ctx, { profileId, earning: 'play_finished', subject: gameId, title })
}

/** Adds the play to the game's numbers; answers why it was not, else null. */
async function countOnce(
  ctx: FinishContext,
  row: PlayRow,
  outcome: GameOutcome,
): Promise<Uncounted | null> {
  const { gameId, versionId } = row
  const now = ctx.clock.now()
  const content = await ctx.gameContents.load(ctx.db, versionId)
  const shortestMs = ctx.gameEngine.shortestMs(content, dealOf(row).options)
  if (now.getTime() - row.startedAt.getTime() < shortestMs) return 'too_fast'
  const found = await findPlayWithGame(ctx.db, row.id)
  if (found?.game.ownerProfileId === row.ownerProfileId) return 'own'
  const owner = ownerOf(row)
  const since = new Date(now.getTime() - PLAY.countedEveryMs)
  if (await hasPlaySince(ctx.db, owner, { gameId, since, what: 'counted' })) return 'too_soon'
  if (await isCrowded(ctx, { gameId, what: 'finish' })) return 'too_many'
  await countFinish(ctx, { gameId, versionId, outcome })
  return null
}
