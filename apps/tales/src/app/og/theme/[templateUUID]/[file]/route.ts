import { redirect } from 'next/navigation'
import { linkImageOf } from '../../../../../features/link-image/link-image'
import { findOnApi, talesApi } from '../../../../../lib/tales-api'

type Context = { params: Promise<{ templateUUID: string; file: string }> }

/** A theme's picture for links. An older version's address leads to today's; a theme that is gone has none. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { templateUUID, file } = await params
  const api = await talesApi()
  const theme = await findOnApi(
    api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } }),
  )
  if (!theme) return new Response(null, { status: 404 })
  if (!theme.linkImage.endsWith(`/${file}`)) redirect(theme.linkImage)
  return new Response(await linkImageOf(theme), {
    headers: {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
