import { findOnApi } from '@doran/site/core'
import { answerThemeImage } from '../../../../../features/link-image/theme-image'
import { talesApi } from '../../../../../lib/tales-api'

type Context = { params: Promise<{ templateUUID: string; file: string }> }

/** A theme's picture for links. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const asked = await params
  const api = await talesApi()
  const { templateUUID } = asked
  return answerThemeImage(asked, () =>
    findOnApi(api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } })),
  )
}
