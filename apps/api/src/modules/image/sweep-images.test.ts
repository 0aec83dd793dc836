import { expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { image } from './image.table.js'
import { createFakeImageStore } from '../../platform/images/image-store.fake.js'
import { newProfileImageKey } from '../../platform/images/image-store.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createMember } from '../../testing/test-member.js'
import { pngFile } from '../../platform/images/testing/png-file.js'
import { claimImage, releaseImage } from './claim-image.js'
import { deleteImagesOf } from './remove-images.js'
import { sweepImages } from './sweep-images.js'
import { uploadProfileImage } from './upload-profile-image.js'

const HOUR_MS = 3_600_000

async function openAlbum() {
  const [images, clock] = [createFakeImageStore(), createManualClock()]
  const { deps } = startTestApi(await createTestDatabase(), { images, clock })
  const { profileId } = await createMember(deps)
  return {
    deps,
    images,
    clock,
    profileId,
    upload: async () => {
      const file = pngFile({ width: 200, height: 200 })
      return (await uploadProfileImage(deps, { profileId, file })).key
    },
    claim: (key: string) => claimImage(deps.db, { profileId, key, at: clock.now() }),
    rows: async () => (await deps.db.select().from(image)).map(({ key }) => key),
  }
}

it('removes what nobody used for a day, and nothing else', async () => {
  const { deps, images, clock, upload, claim, rows } = await openAlbum()
  const [used, unused] = [await upload(), await upload()]
  await claim(used)
  clock.advance(24 * HOUR_MS)
  const fresh = await upload()
  expect(await sweepImages(deps)).toBe(0)

  clock.advance(HOUR_MS + 1)
  expect(await sweepImages(deps)).toBe(1)

  expect(images.keys()).toEqual([used, fresh])
  expect((await rows()).toSorted()).toEqual([used, fresh].toSorted())
  await expect(claim(unused)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('removes what was used and is not any more', async () => {
  const { deps, images, clock, upload, claim } = await openAlbum()
  const key = await upload()
  await claim(key)
  clock.advance(30 * HOUR_MS)
  await releaseImage(deps.db, key)

  await sweepImages(deps)

  expect(images.keys()).toEqual([])
})

it('lets nobody claim what the sweeper may be about to remove', async () => {
  const { clock, upload, claim } = await openAlbum()
  const key = await upload()
  clock.advance(24 * HOUR_MS)

  await expect(claim(key)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'profileImage' })
})

it.each([
  ['between the row and the image', async () => {}],
  ['after the image', async (put: () => Promise<void>) => put()],
])('finds what an upload left that ended %s', async (_, before) => {
  const { deps, images, clock, profileId, rows } = await openAlbum()
  const key = newProfileImageKey()
  await deps.db.insert(image).values({ key, profileId, bytes: 1, createdAt: clock.now() })
  await before(() => images.put(key, Buffer.from('a')))
  clock.advance(25 * HOUR_MS + 1)

  await sweepImages(deps)

  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('leaves the row where the image could not be removed, and ends it the next time', async () => {
  const { deps, images, clock, upload, rows } = await openAlbum()
  const key = await upload()
  clock.advance(25 * HOUR_MS + 1)
  images.failWith(new Error('away'))
  await expect(sweepImages(deps)).rejects.toThrow('away')
  expect(await rows()).toEqual([key])

  images.failWith(null)
  await sweepImages(deps)

  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('a refused file leaves nothing', async () => {
  const { deps, images, profileId, rows } = await openAlbum()

  const refused = uploadProfileImage(deps, { profileId, file: Buffer.from('GIF89a') })

  await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' })
  expect([images.keys(), await rows()]).toEqual([[], []])
})

it('a profile that is erased takes all its images with it and nobody else’s', async () => {
  const { deps, images, upload, claim, profileId, rows } = await openAlbum()
  await claim(await upload())
  await upload()
  const other = await createMember(deps)
  const file = pngFile({ width: 200, height: 200 })
  const { key } = await uploadProfileImage(deps, { profileId: other.profileId, file })

  await deleteImagesOf(deps, profileId)
  await deleteImagesOf(deps, profileId)

  expect([images.keys(), await rows()]).toEqual([[key], [key]])
})
