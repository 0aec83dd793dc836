import { ApiError } from '@doran/api-client'
import { DrawingRefused, type Audience, type LinkImage } from './link-subject.js'

const RETRY_AFTER_SECONDS = 5
const REFUSED_SECONDS = 60

/** What may be taken back is gone everywhere within a minute: half of it here, half in caches on the way. */
const CACHE: Record<Audience, string> = {
  everyone: 'public, max-age=86400, stale-while-revalidate=604800',
  'until-withdrawn': 'public, max-age=30',
  owner: 'private, no-store',
}

/** Answers a request for a link's picture. An older version's file leads to today's picture. */
export async function answerLinkImage(
  file: string,
  findImage: () => Promise<LinkImage | null>,
): Promise<Response> {
  try {
    const image = await findImage()
    if (!image) return answer('Not found', 404)
    const { address, audience, png } = image
    if (!address.endsWith(`/${file}`)) return answer('Moved', 307, { location: address })
    return answer(png, 200, { 'content-type': 'image/png', 'cache-control': CACHE[audience] })
  } catch (error) {
    if (error instanceof DrawingRefused)
      return answer('Too many pictures', 429, { 'retry-after': String(REFUSED_SECONDS) })
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
