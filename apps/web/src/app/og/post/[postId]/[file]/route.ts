import { INTERNAL_HEADERS } from '@doran/contract/names'
import { anonymousApi, passedOnHeaders } from '@doran/site/server'
import { env } from '../../../../../env'
import { createPostPictures } from '../../../../../features/community/create-post-pictures'

type Context = { params: Promise<{ postId: string; file: string }> }

const answerPostPicture = createPostPictures()

/** The picture of a post for links. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  return answerPostPicture({
    ...(await params),
    api: await anonymousApi(env),
    address: passedOnHeaders(headers, env.frontDoorSecret)[INTERNAL_HEADERS.clientAddress],
  })
}
