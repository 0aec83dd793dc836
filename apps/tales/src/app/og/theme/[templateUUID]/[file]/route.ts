import { answerLinkImage } from '../../../../../features/link-image/link-image'
import { findOnApi } from '../../../../../lib/find-on-api'
import { talesApi } from '../../../../../lib/tales-api'

type Context = { params: Promise<{ templateUUID: string; file: string }> }

/** A theme's picture for links. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const asked = await params
  const api = await talesApi()
  const { templateUUID } = asked
  return answerLinkImage(asked, () =>
    findOnApi(api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } })),
  )
}
