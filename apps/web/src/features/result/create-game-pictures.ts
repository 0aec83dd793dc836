import { findOnApi } from '@doran/site/core'
import type { ApiClient } from '@doran/api-client'
import { answerLinkImage, createDrawingLimit, createLinkImages } from '@doran/site/link-image'
import { drawGamePicture } from './internal/picture/draw-game-picture'
import { unlessRated } from '../../lib/unless-rated'
import { parsePictureFile, type PictureFile } from './internal/picture/parse-picture-file'
import { gameSubject, resultSubject, type PictureSubject } from './internal/picture/picture-subject'

type Asked = {
  gameId: string
  file: string
  /** As whoever asks. */
  api: ApiClient
  /** As nobody: what is kept is what everybody may see. */
  anonymousApi: ApiClient
  /** Who asks, where it is known. */
  address: string | undefined
}

type Options = { now?: () => number } & (
  | { draw: (subject: PictureSubject) => Promise<ArrayBuffer> }
  /** The site's, as it stands on the pictures of results. */
  | { host: string }
)

/** Answers to whoever looks at the picture of a game or of a result. No other file is drawn. */
export function createGamePictures({ now = Date.now, ...options }: Options) {
  const draw =
    'draw' in options
      ? options.draw
      : ({ picture }: PictureSubject) => drawGamePicture(picture, options.host)
  const imageOf = createLinkImages({ draw, now })
  const mayDraw = createDrawingLimit(now)
  return ({ gameId, file, api, anonymousApi, address }: Asked): Promise<Response> => {
    const asked = parsePictureFile(file)
    return answerLinkImage(file, async () => {
      if (!asked) return null
      return imageOf(
        `${gameId.toLowerCase()}/${asked.key}`,
        async () => (await findSubject(anonymousApi, gameId, asked)) ?? findOwn(api, gameId, asked),
        { address, mayDraw: () => mayDraw(address) },
      )
    })
  }
}

/** A result that nobody else may see. */
async function findOwn(
  api: ApiClient,
  gameId: string,
  file: PictureFile,
): Promise<PictureSubject | null> {
  const own = file.of === 'result' ? await findSubject(api, gameId, file) : null
  return own?.audience === 'owner' ? own : null
}

async function findSubject(
  api: ApiClient,
  gameId: string,
  file: PictureFile,
): Promise<PictureSubject | null> {
  if (file.of === 'game') {
    const game = await findOnApi(api.call('GET /v1/game/{gameId}', { params: { gameId } }))
    return game && gameSubject(game)
  }
  const { shareCode, format } = file
  const play = await findOnApi(
    unlessRated(api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } })),
  )
  if (!play || typeof play === 'string' || play.game.id !== gameId.toLowerCase()) return null
  return resultSubject(play, format)
}
