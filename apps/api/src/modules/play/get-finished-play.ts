import type { FinishedPlay } from '@doran/contract'
import { GAME } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findBlock } from '../block/index.js'
import { listResultCounts, toGameCard } from '../game/index.js'
import { findMaker } from '../profile/index.js'
import type { PlayWithGame } from './play-repository.js'
import { resultImageOf } from './play-view.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { resultOf } from './stored-play.js'

/** A finished play as the actor may see it: what would give the game away is its owner's alone. */
export async function getFinishedPlay(
  ctx: Context<'gameEngine', Actor>,
  { play, game }: PlayWithGame,
): Promise<FinishedPlay> {
  const isMine = isOwner(ctx, play)
  const { outcome, card } = resultOf(play)
  const [playerName, samePercent] = await Promise.all([
    findPlayerName(ctx, play),
    findSamePercent(ctx, play, game.finishes),
  ])
  return {
    id: isMine ? play.id : null,
    shareCode: play.shareCode,
    isMine,
    isPublic: play.isPublic,
    showName: play.showName,
    playerName,
    finishedAt: (play.finishedAt ?? play.lastAt).toISOString(),
    game: toGameCard(game),
    outcome: isMine ? outcome : ctx.gameEngine.forOthers(outcome),
    card,
    samePercent,
    linkImage: resultImageOf(play),
  }
}

export function isOwner({ actor }: Context<never, Actor>, play: PlayRow): boolean {
  if (actor.kind === 'member') return play.ownerProfileId === actor.profileId
  return actor.kind === 'visitor' && play.ownerVisitorId === actor.visitorId
}

/** Where its owner wants it to stand there; not across a block. */
async function findPlayerName(
  ctx: Context<never, Actor>,
  { showName, ownerProfileId }: PlayRow,
): Promise<string | null> {
  if (!showName || ownerProfileId === null) return null
  const { actor } = ctx
  if (actor.kind === 'member' && actor.profileId !== ownerProfileId) {
    const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, ownerProfileId)
    if (isByMe || isByOther) return null
  }
  const maker = await findMaker(ctx, ownerProfileId)
  return maker && !maker.isGone ? maker.name : null
}

async function findSamePercent(
  { db }: Context,
  { gameId, resultKey }: PlayRow,
  finishes: number,
): Promise<number | null> {
  if (finishes < GAME.statsFrom) return null
  const counts = await listResultCounts(db, gameId)
  const same = counts.find((each) => each.resultKey === resultKey)?.count ?? 0
  return Math.round((same / finishes) * 100)
}
