import { INTERNAL_HEADERS } from '@doran/contract/names'
import { anonymousApi, passedOnHeaders } from '@doran/site/server'
import { env } from '../../../../../env'
import { createShareImages } from '../../../../../features/link-image/share-image'
import { talesApi } from '../../../../../lib/tales-api'

type Context = { params: Promise<{ code: string; file: string }> }

const answerShareImage = createShareImages()

/** The picture of a link to scenes or an ending, and an ending's card for saving. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const passedOn = passedOnHeaders(headers, env.frontDoorSecret)
  return answerShareImage({
    ...(await params),
    api: await talesApi(),
    anonymousApi: await anonymousApi(env),
    address: passedOn[INTERNAL_HEADERS.clientAddress],
  })
}
