import type { Hono } from 'hono'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { IMAGE_TYPE, isImageKey } from '../../platform/images/image-store.js'
import { uploadProfileImage } from './upload-profile-image.js'

export function imageHandlers(deps: Deps): HandlersOf<'POST /v1/upload/profile/profile-image'> {
  return {
    'POST /v1/upload/profile/profile-image': ({ actor, file }) =>
      uploadProfileImage(deps, { profileId: actor.profileId, file }),
  }
}

const HEADERS = {
  'content-type': IMAGE_TYPE,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  // Images may have a host of their own in front of this one.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Serves images by their key to everybody who knows it. */
export function mountImages(
  app: Hono<HttpEnv>,
  { images, rateLimiter }: Pick<Deps, 'images' | 'rateLimiter'>,
): void {
  app.get('/v1/image/:folder/:name', async (context) => {
    await rateLimiter.count('image', { address: context.get('address'), credential: null })
    const key = `${context.req.param('folder')}/${context.req.param('name')}`
    if (!isImageKey(key)) throw new AppError('NOT_FOUND')
    const headers = { ...HEADERS, etag: `"${key}"` }
    if (context.req.header('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await images.get(key)
    if (!bytes) throw new AppError('NOT_FOUND')
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.byteLength) },
    })
  })
}
