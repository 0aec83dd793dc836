import type { HandlersOf } from '../../platform/http/handlers.js'
import { getConsensus } from './get-consensus.js'
import { getContent } from './get-content.js'
import { getGame } from './get-game.js'
import { getHub } from './get-hub.js'
import { getRanking } from './get-ranking.js'
import { getStat } from './get-stat.js'
import { listGames } from './list-games.js'

type Keys =
  | 'GET /v1/game'
  | 'GET /v1/game/hub'
  | 'GET /v1/game/{gameId}'
  | 'GET /v1/game/{gameId}/content'
  | 'GET /v1/game/{gameId}/stat'
  | 'GET /v1/game/{gameId}/ranking'
  | 'GET /v1/game/{gameId}/consensus'

export const gameHandlers: HandlersOf<Keys> = {
  'GET /v1/game': ({ ctx, query }) => listGames(ctx, query),
  'GET /v1/game/hub': ({ ctx, query }) => getHub(ctx, query),
  'GET /v1/game/{gameId}': ({ ctx, params }) => getGame(ctx, params.gameId),
  'GET /v1/game/{gameId}/content': ({ ctx, params }) => getContent(ctx, params.gameId),
  'GET /v1/game/{gameId}/stat': ({ ctx, params }) => getStat(ctx, params.gameId),
  'GET /v1/game/{gameId}/consensus': ({ ctx, params, query }) =>
    getConsensus(ctx, { id: params.gameId, ...query }),
  'GET /v1/game/{gameId}/ranking': ({ ctx, params }) => getRanking(ctx, params.gameId),
}
