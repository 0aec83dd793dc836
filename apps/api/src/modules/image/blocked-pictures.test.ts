import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { readError } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { multipart } from '../../testing/multipart.js'
import { decide, moderator } from '../../testing/test-moderation.js'
import { image } from '../../schema/tables.js'

const api = sharedTestApi()

/** Blurred spots, as of a photograph; each seed is another picture. */
async function photo(seed: number): Promise<Buffer> {
  const random = Array.from({ length: 12 * 12 * 3 }, (_, at) => {
    const mixed = Math.sin(at * 12.9898 + seed * 78.233) * 43_758.5453
    return Math.floor((mixed - Math.floor(mixed)) * 256)
  })
  return sharp(Buffer.from(random), { raw: { width: 12, height: 12, channels: 3 } })
    .resize(600, 600, { kernel: 'cubic' })
    .png()
    .toBuffer()
}

async function upload({ browser }: ChatPerson, file: Buffer, of = 'profile/profile-image') {
  const { bytes: body, headers } = multipart(file)
  const answer = await browser.request(`/v1/upload/${of}`, { method: 'POST', headers, body })
  if (!answer.ok) return { key: '', code: (await readError(answer)).error.code }
  const given: unknown = await answer.json()
  const key: unknown = typeof given === 'object' && given ? Reflect.get(given, 'key') : null
  return { key: String(key), code: 'ok' }
}

const wear = ({ browser, profileId }: ChatPerson, profileImage: string) =>
  browser.api.call('PATCH /v1/profile/{profileId}', {
    params: { profileId },
    body: { profileImage },
  })

/** Somebody's profile picture that a moderator had blocked. */
async function blocked(file: Buffer) {
  const [owner, judge] = [await chatPerson(api()), await moderator(api())]
  const { key } = await upload(owner, file)
  await wear(owner, key)
  const { id: caseId } = await judge.browser.api.call('POST /v1/admin/case', {
    body: { targetType: 'profile', targetId: owner.profileId },
  })
  return {
    owner,
    judge,
    caseId,
    block: (outcome: 'upheld' | 'dismissed' = 'upheld', status: 'open' | 'appealed' = 'open') =>
      decide(judge, caseId, { status, outcome, blocksPictures: outcome === 'upheld' }),
  }
}

it('refuses a blocked picture from everybody and for everything, and copies of it', async () => {
  const file = await photo(1)
  const { block } = await blocked(file)
  const other = await chatPerson(api())
  expect((await upload(other, file)).code).toBe('ok')
  await block()

  const copies = {
    'the same file': file,
    'encoded again': await sharp(file).jpeg({ quality: 40 }).toBuffer(),
    smaller: await sharp(file).resize(240, 240).webp({ quality: 60 }).toBuffer(),
    larger: await sharp(file).resize(1_500, 1_500).png().toBuffer(),
    brighter: await sharp(file).modulate({ brightness: 1.1 }).png().toBuffer(),
  }
  for (const copy of Object.values(copies)) {
    expect(await upload(other, copy)).toMatchObject({ code: 'PICTURE_BLOCKED' })
  }
  for (const of of ['chat/image', 'community/image']) {
    expect(await upload(other, file, of)).toMatchObject({ code: 'PICTURE_BLOCKED' })
  }
  for (const seed of [2, 3]) {
    expect((await upload(other, await photo(seed))).code).toBe('ok')
  }
})

it('lets nobody use what was uploaded before it was blocked', async () => {
  const file = await photo(11)
  const { block } = await blocked(file)
  const other = await chatPerson(api())
  const { key } = await upload(other, file)
  await block()

  await expect(wear(other, key)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('blocks of a plain picture that one alone', async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  const { block } = await blocked(await plain('#a1b2c3'))
  await block()
  const other = await chatPerson(api())

  expect((await upload(other, await plain('#a1b2c3'))).code).toBe('PICTURE_BLOCKED')
  expect((await upload(other, await plain('#3366aa'))).code).toBe('ok')
})

it('blocks pictures from before marks were stored', async () => {
  const file = await photo(21)
  const { block } = await blocked(file)
  await api().deps.db.update(image).set({ hash: null, look: null })
  await block()

  expect((await upload(await chatPerson(api()), file)).code).toBe('PICTURE_BLOCKED')
})

it('may be uploaded again once an appeal was right', async () => {
  const file = await photo(31)
  const { owner, caseId, block } = await blocked(file)
  await block()
  await owner.browser.api.call('POST /v1/moderation/case/{caseId}/appeal', {
    params: { caseId },
    body: { text: '제가 찍은 사진이에요' },
  })
  await block('dismissed', 'appealed')

  expect((await upload(await chatPerson(api()), file)).code).toBe('ok')
})
