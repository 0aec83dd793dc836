import type { HandlersOf } from '../../platform/http/handlers.js'
import { addInputs } from './add-inputs.js'
import { countBoard } from './count-board.js'
import { createPlay } from './create-play.js'
import { deletePlay, restorePlay } from './delete-play.js'
import { finishPlay } from './finish-play.js'
import { getMine } from './get-mine.js'
import { comparePlays, getSharedPlay } from './get-shared-play.js'
import { listPlays } from './list-plays.js'
import { resumePlay } from './resume-play.js'
import { sharePlay } from './share-play.js'

type Keys =
  | 'POST /v1/play'
  | 'GET /v1/play/my'
  | 'GET /v1/game/{gameId}/mine'
  | 'POST /v1/play/{playId}/resume'
  | 'PATCH /v1/play/{playId}'
  | 'POST /v1/play/{playId}/finish'
  | 'PATCH /v1/play/{playId}/share'
  | 'DELETE /v1/play/{playId}'
  | 'POST /v1/play/{playId}/restore'
  | 'PUT /v1/play/{playId}/counted'
  | 'GET /v1/play/share/{shareCode}'
  | 'GET /v1/play/compare'

export const playHandlers: HandlersOf<Keys> = {
  'POST /v1/play': ({ ctx, body, becomeOwner }) => createPlay(ctx, { ...body, becomeOwner }),
  'GET /v1/play/my': ({ ctx, query }) => listPlays(ctx, query),
  'GET /v1/game/{gameId}/mine': ({ ctx, params }) => getMine(ctx, params.gameId),
  'POST /v1/play/{playId}/resume': ({ ctx, owned }) => resumePlay(ctx, owned),
  'PATCH /v1/play/{playId}': ({ ctx, owned, body }) => addInputs(ctx, { id: owned.id, ...body }),
  'POST /v1/play/{playId}/finish': ({ ctx, owned, body }) =>
    finishPlay(ctx, { row: owned, ...body }),
  'PATCH /v1/play/{playId}/share': ({ ctx, owned, body }) =>
    sharePlay(ctx, { row: owned, ...body }),
  'DELETE /v1/play/{playId}': ({ ctx, owned }) => deletePlay(ctx, owned),
  'POST /v1/play/{playId}/restore': ({ ctx, owned }) => restorePlay(ctx, owned),
  'PUT /v1/play/{playId}/counted': ({ ctx, owned, body }) =>
    countBoard(ctx, { row: owned, ...body }),
  'GET /v1/play/share/{shareCode}': ({ ctx, params }) => getSharedPlay(ctx, params.shareCode),
  'GET /v1/play/compare': ({ ctx, query }) => comparePlays(ctx, query),
}
