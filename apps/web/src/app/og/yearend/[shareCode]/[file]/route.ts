import { INTERNAL_HEADERS } from '@doran/contract/names'
import { anonymousApi, passedOnHeaders, serverApi } from '@doran/site/server'
import { env } from '../../../../../env'
import { createBookFiles } from '../../../../../features/yearend/create-book-files'

type Context = { params: Promise<{ shareCode: string; file: string }> }

const answerBookFile = createBookFiles()

/** A page of a year's book as a picture, or the whole book as PDF, for saving. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const passedOn = passedOnHeaders(headers, env.frontDoorSecret)
  return answerBookFile({
    ...(await params),
    api: await serverApi(env),
    anonymousApi: await anonymousApi(env),
    address: passedOn[INTERNAL_HEADERS.clientAddress],
  })
}
