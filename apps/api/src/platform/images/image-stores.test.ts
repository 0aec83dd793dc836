import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../time/clock.js'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { createFakeImageStore } from './image-store.fake.js'
import { newImageKey, type ImageStore } from './image-store.js'
import { createLocalImageStore } from './local-image-store.js'
import { createS3ImageStore } from './s3-image-store.js'
import { startS3Stub } from './testing/s3-stub.js'

const STORES: [string, () => Promise<ImageStore>][] = [
  ['the fake', async () => createFakeImageStore()],
  ['the folder', async () => createLocalImageStore(await makeFolder())],
  [
    'the bucket',
    async () => {
      const stub = await startS3Stub()
      onTestFinished(() => stub.close())
      return createS3ImageStore(stub.settings, systemClock)
    },
  ],
]

const random = (key: string) => key.slice('profile-image/'.length, -'.webp'.length)

const WRONG_KEYS = [
  '',
  '/',
  'profile-image/',
  '../profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  'profile-image/../../../../../../etc/passwd',
  'profile-image/..%2f..%2faaaaaaaaaaaaaaaaaaaaa.webp',
  'profile-image\\aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  '/profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  'profile-image//aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  'profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp\0.png',
  'profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp\n',
  'profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.svg',
  'profile-image/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp.draft',
  'profile-image/\u202eaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  'profile-image/가가가가가가가가가가가가가가가가가가가가가가가.webp',
  `profile-image/${'a'.repeat(5_000)}.webp`,
  'other/aaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
]

describe.each(STORES)('%s', (_, open) => {
  it('gives back what it was given, until it is deleted', async () => {
    const store = await open()
    const [key, bytes] = [newImageKey('profile'), randomBytes(50_000)]

    expect(await store.get(key)).toBeNull()
    await store.put(key, bytes, 'public')
    const found = await store.get(key)
    expect(found && Buffer.from(found).equals(bytes)).toBe(true)

    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
  })

  it('keeps images apart', async () => {
    const store = await open()
    const keys = Array.from({ length: 20 }, () => newImageKey('profile'))

    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'public')))
    await store.delete(keys[0] ?? '')

    const found = await Promise.all(keys.map((key) => store.get(key)))
    expect(found.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([
      null,
      ...keys.slice(1),
    ])
  })

  it('takes no key of another shape', async () => {
    const store = await open()

    for (const key of WRONG_KEYS) {
      await expect(store.put(key, randomBytes(1), 'public')).rejects.toThrow(
        'not the key of an image',
      )
      await expect(store.get(key)).rejects.toThrow('not the key of an image')
      await expect(store.delete(key)).rejects.toThrow('not the key of an image')
    }
  })
})

it('a new key has 160 random bits', () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => newImageKey('profile')))

  expect(keys.size).toBe(1_000)
  for (const key of keys) expect(Buffer.from(random(key), 'base64url')).toHaveLength(20)
})

describe('the folder', () => {
  it('never shows an image half written', async () => {
    const store = createLocalImageStore(await makeFolder())
    const [key, bytes] = [newImageKey('profile'), randomBytes(4_000_000)]
    const seen: (number | undefined)[] = []

    let isDone = false
    const written = store.put(key, bytes, 'public').finally(() => (isDone = true))
    while (!isDone) seen.push((await store.get(key))?.byteLength)
    await written

    expect(new Set(seen).size).toBeGreaterThan(0)
    expect(seen.every((size) => size === undefined || size === bytes.length)).toBe(true)
  })

  it('deletes with an image what a killed process left of it', async () => {
    const folder = await makeFolder()
    const store = createLocalImageStore(folder)
    const key = newImageKey('profile')
    await store.put(key, randomBytes(10), 'public')
    await writeFile(join(folder, `${key}.draft`), 'half')

    await store.delete(key)

    expect(await readdir(join(folder, 'profile-image'))).toEqual([])
  })
})

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
