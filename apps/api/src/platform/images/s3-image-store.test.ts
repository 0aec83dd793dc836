import { expect, it, onTestFinished } from 'vitest'
import type { Clock } from '../time/clock.js'
import { newImageKey } from './image-store.js'
import { createS3ImageStore } from './s3-image-store.js'
import { startS3Stub } from './testing/s3-stub.js'

const BYTES = Buffer.from('a picture')

async function openBucket(changed: Partial<{ secretAccessKey: string; bucket: string }> = {}) {
  let attempt = new AbortController()
  const stub = await startS3Stub(() => attempt.abort(new Error('no answer')))
  onTestFinished(() => stub.close())
  const pauses: number[] = []
  const clock: Clock = {
    now: () => new Date(),
    sleep: async (ms) => void pauses.push(ms),
  }
  const store = createS3ImageStore({ ...stub.settings, ...changed }, clock, () => {
    attempt = new AbortController()
    return attempt.signal
  })
  return { stub, pauses, store, key: newImageKey('profile') }
}

it('says of every image what it is and that it never changes', async () => {
  const { stub, store, key } = await openBucket()

  await store.put(key, BYTES, 'public')

  expect(stub.objects.get(key)?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it('lets nothing that serves the bucket store a private image', async () => {
  const { stub, store, key } = await openBucket()

  await store.put(key, BYTES, 'private')

  expect(stub.objects.get(key)?.headers).toMatchObject({ 'cache-control': 'private, no-store' })
})

it.each([['busy'], ['silent'], ['cut off']] as const)(
  'asks again when the service is %s',
  async (trouble) => {
    const { stub, pauses, store, key } = await openBucket()
    stub.meet(trouble, trouble)

    await store.put(key, BYTES, 'public')
    stub.meet(trouble)
    const found = await store.get(key)

    expect(found && Buffer.from(found).equals(BYTES)).toBe(true)
    expect(pauses).toEqual([200, 800, 200])
  },
)

it.each([['busy'], ['silent'], ['cut off']] as const)(
  'gives up when the service stays %s',
  async (trouble) => {
    const { stub, store, key } = await openBucket()
    stub.meet(trouble, trouble, trouble)

    await expect(store.put(key, BYTES, 'public')).rejects.toMatchObject({
      code: 'MAINTENANCE',
      retryAfter: 5,
    })
    expect(stub.requests()).toBe(3)
  },
)

it.each([
  ['a wrong secret', { secretAccessKey: 'another' }, /403 SignatureDoesNotMatch/],
  ['a bucket that is not there', { bucket: 'elsewhere' }, /no such bucket/],
])('puts nothing with %s, and says so once', async (_, changed, cause) => {
  const { stub, store, key } = await openBucket(changed)

  await expect(store.put(key, BYTES, 'public')).rejects.toMatchObject({
    code: 'MAINTENANCE',
    cause: { message: expect.stringMatching(cause) },
  })
  expect(stub.requests()).toBe(1)
})

it('is away where no server listens', async () => {
  const { stub, store, key } = await openBucket()
  await stub.close()

  await expect(store.get(key)).rejects.toMatchObject({ code: 'MAINTENANCE' })
})
