import { expect, it } from 'vitest'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext, inTransaction } from '../../platform/context/context.js'
import { createFakeImageStore } from '../../platform/images/image-store.fake.js'
import { newImageKey } from '../../platform/images/image-store.js'
import { pngFile } from '../../platform/images/testing/png-file.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createMember } from '../../testing/test-member.js'
import { claimImage, releaseImages } from './claim-image.js'
import { deleteImagesOf } from './delete-images.js'
import { IMAGE_PURPOSES, type ImagePurpose } from './image-purposes.js'
import { image } from '../../schema/image/image.table.js'
import { purgeUnusedImages } from './purge-unused-images.js'
import { uploadImage } from './upload-image.js'

const HOUR_MS = 3_600_000
const PROFILE = IMAGE_PURPOSES.profile

/** An area's own purpose, with more than one image to a post. */
const POST: ImagePurpose = {
  ...PROFILE,
  name: 'post',
  maxBytes: 2_000,
  visibility: 'private',
  refusal: { field: 'images', message: 'not usable' },
}

async function openAlbum() {
  const [images, clock] = [createFakeImageStore(), createManualClock()]
  const { deps } = startTestApi(await createTestDatabase(), { images, clock })
  const member = await createMember(deps)
  const ctx = createContext(deps, member, NO_CALLER)
  const { profileId } = member
  return {
    deps,
    ctx,
    images,
    clock,
    profileId,
    upload: async (purpose: ImagePurpose = PROFILE) => {
      const file = pngFile({ width: 200, height: 200 })
      return (await uploadImage(ctx, { purpose, file })).key
    },
    claim: (key: string, purpose: ImagePurpose = PROFILE, belongsTo: string = profileId) =>
      claimImage(ctx, { purpose, belongsTo, key }),
    rows: async () => (await deps.db.select().from(image)).map(({ key }) => key),
  }
}

it('removes what nobody used for a day, and nothing else', async () => {
  const { ctx, images, clock, upload, claim, rows } = await openAlbum()
  const [used, unused] = [await upload(), await upload()]
  await claim(used)
  clock.advance(24 * HOUR_MS)
  const fresh = await upload()
  expect(await purgeUnusedImages(ctx)).toBe(0)

  clock.advance(HOUR_MS + 1)
  expect(await purgeUnusedImages(ctx)).toBe(1)

  expect(images.keys()).toEqual([used, fresh])
  expect((await rows()).toSorted()).toEqual([used, fresh].toSorted())
  await expect(claim(unused)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('removes what was used and is not any more', async () => {
  const { ctx, images, clock, profileId, upload, claim } = await openAlbum()
  const key = await upload()
  await claim(key)
  clock.advance(30 * HOUR_MS)
  await releaseImages(ctx, { purpose: PROFILE, belongsTo: profileId })

  await purgeUnusedImages(ctx)

  expect(images.keys()).toEqual([])
})

it('lets nobody claim what the purge may be about to remove', async () => {
  const { clock, upload, claim } = await openAlbum()
  const key = await upload()
  clock.advance(24 * HOUR_MS)

  await expect(claim(key)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'profileImage' })
})

it.each([
  ['between the row and the image', async () => {}],
  ['after the image', async (put: () => Promise<void>) => put()],
])('finds what an upload left that ended %s', async (_, before) => {
  const { deps, ctx, images, clock, profileId, rows } = await openAlbum()
  const key = newImageKey('profile')
  await deps.db.insert(image).values({ key, profileId, bytes: 1, createdAt: clock.now() })
  await before(() => images.put(key, Buffer.from('a'), 'public'))
  clock.advance(25 * HOUR_MS + 1)

  await purgeUnusedImages(ctx)

  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('leaves the row where the image could not be removed, and ends it the next time', async () => {
  const { ctx, images, clock, upload, rows } = await openAlbum()
  const key = await upload()
  clock.advance(25 * HOUR_MS + 1)
  images.failWith(new Error('away'))
  await expect(purgeUnusedImages(ctx)).rejects.toThrow('away')
  expect(await rows()).toEqual([key])

  images.failWith(null)
  await purgeUnusedImages(ctx)

  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('a refused file leaves nothing', async () => {
  const { ctx, images, rows } = await openAlbum()

  const refused = uploadImage(ctx, { purpose: PROFILE, file: Buffer.from('GIF89a') })

  await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' })
  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('a profile that is erased takes all its images with it and nobody else’s', async () => {
  const { deps, ctx, images, profileId, upload, claim, rows } = await openAlbum()
  await claim(await upload())
  await upload()
  const other = await createMember(deps)
  const file = pngFile({ width: 200, height: 200 })
  const { key } = await uploadImage(createContext(deps, other, NO_CALLER), {
    purpose: PROFILE,
    file,
  })

  await deleteImagesOf(ctx, profileId)
  await deleteImagesOf(ctx, profileId)

  expect([images.keys(), await rows()]).toEqual([[key], [key]])
})

it('claims an image only for the purpose and the one thing that it was uploaded for', async () => {
  const { deps, upload, claim } = await openAlbum()
  const [post, otherPost] = [deps.newId(), deps.newId()]
  const [picture, first, second] = [await upload(), await upload(POST), await upload(POST)]

  await expect(claim(picture, POST, post)).rejects.toMatchObject({ field: 'images' })
  await claim(first, POST, post)
  await claim(first, POST, post)
  await claim(second, POST, post)

  await expect(claim(first, POST, otherPost)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    field: 'images',
    message: 'not usable',
  })
})

it('removes all images of a thing with it, and keeps those of others', async () => {
  const { deps, ctx, images, clock, upload, claim, rows } = await openAlbum()
  const [post, otherPost] = [deps.newId(), deps.newId()]
  const [first, second, other] = [await upload(POST), await upload(POST), await upload(POST)]
  await claim(first, POST, post)
  await claim(second, POST, post)
  await claim(other, POST, otherPost)
  clock.advance(26 * HOUR_MS)

  await releaseImages(ctx, { purpose: POST, belongsTo: post })
  await purgeUnusedImages(ctx)

  expect([images.keys(), await rows()]).toEqual([[other], [other]])
})

it('claims and releases with the transaction of what it belongs to', async () => {
  const { deps, ctx, upload, claim } = await openAlbum()
  const key = await upload(POST)
  const post = deps.newId()

  const failing = inTransaction(ctx, async (tx) => {
    await claimImage(tx, { purpose: POST, belongsTo: post, key })
    throw new Error('the post is not stored')
  })

  await expect(failing).rejects.toThrow('not stored')
  await claim(key, POST, deps.newId())
})

it('refuses more bytes than the purpose allows', async () => {
  const { ctx } = await openAlbum()

  const refused = uploadImage(ctx, { purpose: POST, file: new Uint8Array(2_001) })

  await expect(refused).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
})
