import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/errors/app-error.js'
import { createFakeImageStore } from '../../platform/images/image-store.fake.js'
import { newImageKey } from '../../platform/images/image-store.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { readError, type Browser } from '../../testing/test-browser.js'
import { createMember, memberBrowser, signIn } from '../../testing/test-member.js'
import { image } from '../../schema/image/image.table.js'

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
