import type { OpenPlay, PlayCard } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { toGameCard } from '../game/index.js'
import type { ListedPlay, PlayWithGame } from './play-repository.js'
import { cardOf, dealOf, inputsOf } from './stored-play.js'

export function toPlayCard({ play, game }: ListedPlay): PlayCard {
  return {
    id: play.id,
    shareCode: play.shareCode,
    game: toGameCard(game),
    status: play.status,
    progress: { done: play.progressDone, total: play.progressTotal },
    result: play.status === 'finished' ? cardOf(play) : null,
    lastAt: play.lastAt.toISOString(),
  }
}

/** For the browser that goes on with it. */
export async function toOpenPlay(
  { db, gameContents }: Context<'gameContents'>,
  { play, game, token }: PlayWithGame & { token: string },
): Promise<OpenPlay> {
  return {
    id: play.id,
    game: toGameCard(game),
    versionId: play.versionId,
    content: await gameContents.load(db, play.versionId),
    ...dealOf(play),
    mode: play.mode,
    inputs: inputsOf(play),
    token,
  }
}

/** A PNG for links. */
export function resultImageOf({
  gameId,
  shareCode,
}: {
  gameId: string
  shareCode: string
}): string {
  return `/og/game/${gameId}/${shareCode}.png`
}
