import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../platform/context/actor.js'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { errorResponse } from '../../platform/http/error-handler.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { createFakeImageStore } from '../../platform/images/image-store.fake.js'
import { newImageKey } from '../../platform/images/image-store.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { createBrowser, ORIGIN, readError, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { claimImage } from './claim-image.js'
import { IMAGE_PURPOSES, type ImagePurpose } from './image-purposes.js'
import { mountImages } from './image.routes.js'
import { image } from './image.table.js'
import { uploadImage } from './upload-image.js'

const UPLOAD = '/v1/upload/profile/profile-image'

/** They leave rows, but each of their own people. */
const api = sharedTestApi()

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

async function upload(browser: Browser, file?: Buffer, type = 'image/png'): Promise<Response> {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(file ?? (await picture()))], { type }), 'a.png')
  return browser.request(UPLOAD, { method: 'POST', body })
}

/** An upload that sends nothing, from when it is read until it ends. */
function slowUpload(browser: Browser) {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const pull = async (sender: ReadableStreamDefaultController) => {
    start()
    await ended
    sender.close()
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const headers = { 'content-type': 'multipart/form-data; boundary=doran' }
  const answer = browser.request(UPLOAD, { method: 'POST', body, headers, duplex: 'half' })
  return { started, end, answer }
}

async function uploadedKey(browser: Browser): Promise<string> {
  const answer: unknown = await (await upload(browser)).json()
  const key: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'key') : null
  if (typeof key !== 'string') throw new Error('the upload was refused')
  return key
}

describe('a picture', () => {
  it('comes back encoded again, and never changes', async () => {
    const key = await uploadedKey(await memberBrowser(api()))

    const response = await api().request(`/v1/image/${key}`)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${key}"`,
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('is not sent again to whom has it', async () => {
    const key = await uploadedKey(await memberBrowser(api()))
    const asked = (etag: string) =>
      api().request(`/v1/image/${key}`, { headers: { 'if-none-match': etag } })

    const known = await asked(`"other", W/"${key}"`)

    expect(known.status).toBe(304)
    expect(await known.text()).toBe('')
    expect(known.headers.get('cache-control')).toContain('immutable')
    expect((await asked('"other"')).status).toBe(200)
  })

  it('answers HEAD with its size only', async () => {
    const key = await uploadedKey(await memberBrowser(api()))

    const response = await api().request(`/v1/image/${key}`, { method: 'HEAD' })

    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await response.text()).toBe('')
  })

  it.each([
    newImageKey('profile'),
    'profile-image/short.webp',
    'profile-image/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '..%2f..%2f..%2f/etc%2fpasswd',
    'profile-image/%00aaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
    `profile-image/${'a'.repeat(4_000)}.webp`,
    'profile-image/%E2%80%AEaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
    'profile-image/%ff%fe',
    'constructor/__proto__',
  ])('that is not there, %s, is not found', async (key) => {
    const response = await api().request(`/v1/image/${key}`)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await readError(response)).error.code).toBe('NOT_FOUND')
  })
})

describe('an upload is refused', () => {
  it('to a visitor', async () => {
    const response = await upload(api().browser())

    expect([response.status, (await readError(response)).error.code]).toEqual([
      401,
      'LOGIN_REQUIRED',
    ])
  })

  it.each([
    [
      'a drawing that says to be a PNG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      415,
      'FILE_TYPE',
    ],
    ['a file over 5 MB', 'a'.repeat(5 * 1_048_576 + 1), 413, 'FILE_TOO_LARGE'],
    ['an empty file', '', 400, 'INVALID_INPUT'],
  ])('for %s, and nothing is kept', async (_, content, status, code) => {
    const browser = await memberBrowser(api())
    const before = await api().deps.db.$count(image)

    const response = await upload(browser, Buffer.from(content))

    const { error } = await readError(response)
    expect([response.status, error.code]).toEqual([status, code])
    expect(error.message).toMatch(/요\./)
    expect(await api().deps.db.$count(image)).toBe(before)
  })

  it('to a member with two others on their way, and to nobody else', async () => {
    const [browser, other] = [await memberBrowser(api()), await memberBrowser(api())]
    const slow = [slowUpload(browser), slowUpload(browser)]
    await Promise.all(slow.map(({ started }) => started))

    const refused = await upload(browser)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await upload(other)).status).toBe(200)
    for (const { end } of slow) end()
    await Promise.all(slow.map(({ answer }) => answer))
    expect((await upload(browser)).status).toBe(200)
  })

  it('from another site', async () => {
    const browser = await memberBrowser(api())
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(await picture())]), 'a.png')

    const response = await browser.request(UPLOAD, {
      method: 'POST',
      body,
      headers: { origin: 'https://evil.example' },
    })

    expect(response.status).toBe(403)
  })
})

it('counts for what its bytes are, whatever the sender says', async () => {
  const response = await upload(await memberBrowser(api()), await picture(), 'text/html')

  expect(response.status).toBe(200)
})

describe('a profile', () => {
  it('uses its own picture and no other', async () => {
    const [mine, other] = await Promise.all([createMember(api().deps), createMember(api().deps)])
    const browser = await signIn(api(), mine)
    const [key, foreign] = [
      await uploadedKey(browser),
      await uploadedKey(await signIn(api(), other)),
    ]
    const use = (profileImage: string) =>
      browser.request(`/v1/profile/${mine.profileId}`, {
        method: 'PATCH',
        body: JSON.stringify({ profileImage }),
        headers: { 'content-type': 'application/json' },
      })

    expect((await use(key)).status).toBe(200)
    const answers = await Promise.all([foreign, newImageKey('profile')].map(use))
    const errors = await Promise.all(answers.map(readError))

    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(errors[0]?.error).toEqual({ ...errors[1]?.error, requestId: errors[0]?.error.requestId })
    expect(errors[0]?.error).toMatchObject({ code: 'INVALID_INPUT', field: 'profileImage' })
  })
})

it('says that it is away, and serves again, when images are', async () => {
  const images = createFakeImageStore()
  const own = startTestApi(await createTestDatabase(), { images })
  const browser = await memberBrowser(own)
  images.failWith(new AppError('MAINTENANCE', { retryAfter: 5 }))

  const refused = await upload(browser)

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  images.failWith(null)
  expect((await upload(browser)).status).toBe(200)
})

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
