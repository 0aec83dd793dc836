import type { Context, Hono } from 'hono'
import { createContext } from '../../platform/context/context.js'
import type { Deps } from '../../platform/context/deps.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { findActor, readCaller } from '../../platform/http/request-caller.js'
import {
  IMAGE_TYPE,
  purposeOfKey,
  type ImageVisibility,
} from '../../platform/images/image-store.js'
import { IMAGE_PURPOSES, type ImagePurpose } from './image-purposes.js'
import { maySeeImage } from './may-see-image.js'
import { uploadImage } from './upload-image.js'

type Keys =
  | 'POST /v1/upload/profile/profile-image'
  | 'POST /v1/upload/chat/image'
  | 'POST /v1/upload/community/image'
  | 'POST /v1/upload/support/image'

export const imageHandlers: HandlersOf<Keys> = {
  'POST /v1/upload/profile/profile-image': async ({ ctx, file }) => {
    const { key } = await uploadImage(ctx, { purpose: IMAGE_PURPOSES.profile, file })
    return { key }
  },
  'POST /v1/upload/chat/image': async ({ ctx, file }) => {
    const { key } = await uploadImage(ctx, { purpose: IMAGE_PURPOSES.chat, file })
    return { key }
  },
  'POST /v1/upload/community/image': ({ ctx, file }) =>
    uploadImage(ctx, { purpose: IMAGE_PURPOSES.post, file }),
  'POST /v1/upload/support/image': async ({ ctx, file }) => {
    const { key } = await uploadImage(ctx, { purpose: IMAGE_PURPOSES.ticket, file })
    return { key }
  },
}

const HEADERS = {
  'content-type': IMAGE_TYPE,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

const HEADERS_BY_VISIBILITY: Record<ImageVisibility, Record<string, string>> = {
  public: {
    'cache-control': 'public, max-age=31536000, immutable',
    // Images may have a host of their own in front of this one.
    'cross-origin-resource-policy': 'cross-origin',
  },
  private: {
    // A browser asks again each time, since somebody else may be signed in to it.
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'cookie',
  },
}

/** Serves public images to everybody who knows the key, and private ones to those who may see them. */
export function mountImages(
  app: Hono<HttpEnv>,
  deps: Deps,
  purposes: readonly ImagePurpose[] = Object.values(IMAGE_PURPOSES),
): void {
  app.get('/v1/image/:folder/:name', async (context) => {
    const address = context.get('address')
    await deps.rateLimiter.count('image', { address, credential: null })
    const key = `${context.req.param('folder')}/${context.req.param('name')}`
    const name = purposeOfKey(key)
    const purpose = purposes.find((each) => each.name === name)
    if (!purpose) throw new AppError('NOT_FOUND')
    if (purpose.visibility === 'private') await assertMaySee(context, deps, key)
    const headers = { ...HEADERS, ...HEADERS_BY_VISIBILITY[purpose.visibility], etag: `"${key}"` }
    if (context.req.header('if-none-match')?.includes(headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await deps.images.get(key)
    if (!bytes) throw new AppError('NOT_FOUND')
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.byteLength) },
    })
  })
}

/** An image that one may not see gets the same answer as one that does not exist. */
async function assertMaySee(context: Context<HttpEnv>, deps: Deps, key: string): Promise<void> {
  const { headers } = context.req.raw
  const caller = readCaller(deps, headers, context.get('address'))
  const { actor } = await findActor(deps, caller, headers)
  if (!(await maySeeImage(createContext(deps, actor, caller), key))) throw new AppError('NOT_FOUND')
}
