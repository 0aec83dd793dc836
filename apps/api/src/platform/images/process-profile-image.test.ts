import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { processProfileImage } from './process-profile-image.js'
import { BROKEN_PICTURES } from './testing/broken-pictures.js'
import { FOREIGN_FILES } from './testing/foreign-files.js'
import { ODD_PICTURES } from './testing/odd-pictures.js'
import { HIDDEN, type Sample } from './testing/sample.js'

const MAX_MS = 2_000

async function outcome({
  make,
}: Sample): Promise<{ code: string | null; picture: Uint8Array; ms: number }> {
  const file = await make()
  const startedAt = performance.now()
  const result = await processProfileImage(file).catch((error: unknown) => error)
  const ms = performance.now() - startedAt
  if (result instanceof Uint8Array) return { code: null, picture: result, ms }
  if (result instanceof AppError) return { code: result.code, picture: new Uint8Array(), ms }
  throw result
}

it.each(FOREIGN_FILES)('$name is no picture', async (sample) => {
  const { code, ms } = await outcome(sample)

  expect(code).toBe('FILE_TYPE')
  expect(ms).toBeLessThan(MAX_MS)
})

it.each(BROKEN_PICTURES)('$name is refused', async (sample) => {
  const { code, ms } = await outcome(sample)

  expect(code).toBe('INVALID_INPUT')
  expect(ms).toBeLessThan(MAX_MS)
})

it.each(ODD_PICTURES)('$name is drawn anew with nothing else in it', async (sample) => {
  const { code, picture, ms } = await outcome(sample)

  expect(code).toBeNull()
  expect(ms).toBeLessThan(MAX_MS)
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 512,
    space: 'srgb',
    hasProfile: false,
  })
  const { exif, xmp, icc, iptc, pages, orientation } = await sharp(picture).metadata()
  expect([exif, xmp, icc, iptc, pages, orientation]).toEqual(Array(6).fill(undefined))
  const left = Buffer.from(picture).toString('latin1')
  for (const word of [HIDDEN, 'script', '<?php', 'GPS', 'Exif', 'Doran']) {
    expect(left).not.toContain(word)
  }
})

describe('a picture', () => {
  const RED = { r: 220, g: 40, b: 40 }
  const BLUE = { r: 40, g: 40, b: 220 }
  /** Twice as wide as high, the left half red and the right half blue. */
  const twoHalves = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: BLUE } }).composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: RED } },
        left: 0,
        top: 0,
      },
    ])

  async function colourAt(picture: Uint8Array, left: number, top: number): Promise<string> {
    const spot = sharp(picture).extract({ left, top, width: 1, height: 1 })
    const [red = 0, , blue = 0] = await spot.removeAlpha().raw().toBuffer()
    return red > blue ? 'red' : 'blue'
  }

  it.each([
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [4, 'left'],
    [5, 'top'],
    [6, 'top'],
    [7, 'bottom'],
    [8, 'bottom'],
  ] as const)('turned by its camera as %i has its red %s', async (orientation, side) => {
    const file = await twoHalves().withMetadata({ orientation }).jpeg().toBuffer()

    const picture = await processProfileImage(file)

    const corners = [await colourAt(picture, 480, 30), await colourAt(picture, 30, 480)]
    const expected = {
      left: ['blue', 'red'],
      right: ['red', 'blue'],
      top: ['red', 'blue'],
      bottom: ['blue', 'red'],
    }
    expect(corners).toEqual(expected[side])
  })
})
