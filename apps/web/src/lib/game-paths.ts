import type { GameCard, GameKind } from '@doran/contract'
import { routes } from '@doran/site/core'

/** Where a game of each kind is played. A kind without a hub of its own is played on the page of its game. */
const PLAYER_PATHS: Record<Exclude<GameKind, 'tomato'>, (id: string) => string> = {
  psytest: (id) => withQuery(routes.psytest.path(), { id }),
  worldcup: (id) => withQuery(routes.worldcup.path(), { id }),
  tier: (id) => withQuery(routes.tierBoard.path(), { id }),
  quiz: (id) => withQuery(routes.gameDetail.path(), { id, go: '1' }),
  branch: (id) => withQuery(routes.gameDetail.path(), { id, go: '1' }),
}

export type PlayedGame = Pick<GameCard, 'id' | 'kind'>

/** `resume` goes on where the play waits, `fresh` begins another one; else the player asks. */
export type PlayWay = 'resume' | 'fresh'

export function playPath({ id, kind }: PlayedGame, way?: PlayWay): string {
  // There is one field, and it asks for itself how it is played.
  if (kind === 'tomato') return routes.tomato.path()
  const path = PLAYER_PATHS[kind](id)
  return way ? `${path}&${way}=1` : path
}

export function gamePath(id: string): string {
  return withQuery(routes.gameDetail.path(), { id })
}

/** What all boards of a tier game say together. */
export function consensusPath(id: string): string {
  return withQuery(routes.tierConsensus.path(), { id })
}

/** A picture of a finished board. */
export function boardPicturePath(shareCode: string): string {
  return withQuery(routes.tierBoard.path(), { play: shareCode })
}

/** A new board that begins with a finished one. */
export function boardFromPath(game: PlayedGame, shareCode: string): string {
  return `${playPath(game, 'fresh')}&${new URLSearchParams({ from: shareCode })}`
}

/** The permalink of a result. */
export function resultPath(gameId: string, shareCode: string): string {
  return withQuery(routes.gameDetail.path(), { id: gameId, play: shareCode })
}

export function makerPath(profileUUID: string): string {
  return routes.creator.path({ profileUUID })
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
