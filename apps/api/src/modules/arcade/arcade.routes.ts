import type { HandlersOf } from '../../platform/http/handlers.js'
import { getArcade } from './get-arcade.js'
import { getPlayed } from './get-played.js'
import { listRanking } from './list-ranking.js'
import { listSeasons } from './list-seasons.js'

type Keys =
  | 'GET /v1/arcade/tomato'
  | 'GET /v1/arcade/tomato/ranking'
  | 'GET /v1/arcade/tomato/season'
  | 'GET /v1/arcade/tomato/play/{playId}'

export const arcadeHandlers: HandlersOf<Keys> = {
  'GET /v1/arcade/tomato': ({ ctx }) => getArcade(ctx),
  'GET /v1/arcade/tomato/ranking': ({ ctx, query }) => listRanking(ctx, query),
  'GET /v1/arcade/tomato/season': ({ ctx, query }) => listSeasons(ctx, query),
  'GET /v1/arcade/tomato/play/{playId}': ({ ctx, owned }) => getPlayed(ctx, owned),
}
