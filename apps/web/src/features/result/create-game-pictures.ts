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
  api: ApiClient
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
  return ({ gameId, file, api, address }: Asked): Promise<Response> => {
    const asked = parsePictureFile(file)
    return answerLinkImage(file, async () => {
      if (!asked) return null
      return imageOf(
        `${gameId}/${asked.key}`,
        () => findSubject(api, gameId, asked),
        () => mayDraw(address),
      )
    })
  }
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
  if (!play || typeof play === 'string' || play.game.id !== gameId) return null
  return resultSubject(play, format)
}
