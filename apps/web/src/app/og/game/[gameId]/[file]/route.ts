import { INTERNAL_HEADERS } from '@doran/contract/names'
import { anonymousApi, passedOnHeaders, serverApi } from '@doran/site/server'
import { env } from '../../../../../env'
import { createGamePictures } from '../../../../../features/result/create-game-pictures'

type Context = { params: Promise<{ gameId: string; file: string }> }

const answerGamePicture = createGamePictures({ host: new URL(env.publicOrigin).host })

/** The picture of a game or a result, for links and for saving. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const passedOn = passedOnHeaders(headers, env.frontDoorSecret)
  return answerGamePicture({
    ...(await params),
    api: await serverApi(env),
    anonymousApi: await anonymousApi(env),
    address: passedOn[INTERNAL_HEADERS.clientAddress],
  })
}
