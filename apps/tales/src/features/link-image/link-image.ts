import { ApiError } from '@doran/api-client'
import { drawThemeImage } from './internal/draw-theme-image'
import { createLinkImages, type LinkedTheme } from './internal/link-images'

const RETRY_AFTER_SECONDS = 5

const imageOf = createLinkImages({ draw: drawThemeImage })

type Asked = { templateUUID: string; file: string }

/** The answer to whoever looks at a theme's link. An older version's address leads to today's picture. */
export async function answerLinkImage(
  { templateUUID, file }: Asked,
  findTheme: () => Promise<LinkedTheme | null>,
): Promise<Response> {
  try {
    const image = await imageOf(templateUUID, findTheme)
    if (!image) return answer('Not found', 404)
    const { address, png } = image
    if (!address.endsWith(`/${file}`)) return answer('Moved', 307, { location: address })
    return answer(png, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const wait = error.retryAfter ?? RETRY_AFTER_SECONDS
    return answer('Try again later', 503, { 'retry-after': String(wait) })
  }
}

function answer(body: BodyInit, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
