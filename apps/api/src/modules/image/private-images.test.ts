import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../platform/context/actor.js'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { errorResponse } from '../../platform/http/error-handler.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { newImageKey } from '../../platform/images/image-store.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { createBrowser, ORIGIN, readError } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { claimImage } from './claim-image.js'
import { IMAGE_PURPOSES, type ImagePurpose } from './image-purposes.js'
import { mountImages } from './image.routes.js'
import { uploadImage } from './upload-image.js'

/** They leave rows, but each of their own people. */
const api = sharedTestApi()

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

describe('a private image', () => {
  const CHAT: ImagePurpose = { ...IMAGE_PURPOSES.profile, name: 'chat', visibility: 'private' }

  /** An API whose chat module lets one reader see the images of its messages. */
  async function startChat() {
    const { deps } = api()
    const people = await Promise.all([createMember(deps), createMember(deps), createMember(deps)])
    const [writer, reader, stranger] = people
    const message = deps.newId()
    const registry = {
      ...deps.registry,
      findImageGuard: (purpose: string) => {
        expect(purpose).toBe('chat')
        return async (
          { actor }: { actor: { kind: string } | Member },
          { belongsTo }: { belongsTo: string },
        ) => belongsTo === message && 'profileId' in actor && actor.profileId === reader.profileId
      },
    }
    const app = new Hono<HttpEnv>()
    app.use(async (context, next) => {
      context.set('address', '192.0.2.1')
      await next()
    })
    app.onError((thrown) => errorResponse(thrown, 'r1'))
    mountImages(app, { ...deps, registry }, [CHAT])
    const request = async (path: string, init?: RequestInit) =>
      app.request(`${ORIGIN}${path}`, init)
    const open = { ...api(), browser: () => createBrowser(request) }
    const ctx = createContext(deps, writer, NO_CALLER)
    const { key } = await uploadImage(ctx, { purpose: CHAT, file: await picture() })
    return {
      key,
      claim: () => claimImage(ctx, { purpose: CHAT, belongsTo: message, key }),
      get: async (member: Member | null, headers = {}) =>
        (member ? await signIn(open, member) : open.browser()).request(`/v1/image/${key}`, {
          headers,
        }),
      writer,
      reader,
      stranger,
    }
  }

  const statuses = (answers: Response[]) => answers.map(({ status }) => status)

  it('is its uploader’s alone until it is claimed, then theirs whom its module lets see it', async () => {
    const { claim, get, writer, reader, stranger } = await startChat()
    const all = () => Promise.all([writer, reader, stranger, null].map((member) => get(member)))

    expect(statuses(await all())).toEqual([200, 404, 404, 404])
    await claim()
    expect(statuses(await all())).toEqual([404, 200, 404, 404])
  })

  it('is stored by no shared cache, and asked for again by the next person of the browser', async () => {
    const { key, claim, get, reader, stranger } = await startChat()
    await claim()
    const known = { 'if-none-match': `"${key}"` }

    const response = await get(reader)

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      vary: 'cookie',
    })
    expect(statuses([await get(reader, known), await get(stranger, known)])).toEqual([304, 404])
  })

  it('has the same answer as one that is not there', async () => {
    const { get, stranger } = await startChat()
    const missing = await api().request(`/v1/image/${newImageKey('profile')}`)

    const [hidden, absent] = [await readError(await get(stranger)), await readError(missing)]

    expect(hidden.error).toEqual({ ...absent.error, requestId: 'r1' })
  })

  it('is not found at an install that knows no such purpose', async () => {
    const response = await api().request(`/v1/image/${newImageKey('chat')}`)

    expect(response.status).toBe(404)
  })
})
