import { everyNth } from '@doran/tooling/whole-run'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { encodeImage, type ImageGeometry } from './encode-image.js'
import { BROKEN_PICTURES } from './testing/broken-pictures.js'
import { FOREIGN_FILES } from './testing/foreign-files.js'
import { ODD_PICTURES } from './testing/odd-pictures.js'
import { HIDDEN, type Sample } from './testing/sample.js'

const SQUARE: ImageGeometry = {
  fit: 'cover',
  width: 512,
  height: 512,
  minPixels: 200,
  tooSmall: 'too small',
}

async function outcome({ make }: Sample): Promise<{ code: string | null; picture: Uint8Array }> {
  const file = await make()
  const result = await encodeImage(file, SQUARE).catch((error: Error) => error)
  if (result instanceof AppError) return { code: result.code, picture: new Uint8Array() }
  if (result instanceof Error) throw result
  return { code: null, picture: result.bytes }
}

it.each(FOREIGN_FILES)('$name is no picture', async (sample) => {
  const { code } = await outcome(sample)

  expect(code).toBe('FILE_TYPE')
})

// Each picture is decoded by a process of its own.
it.each(everyNth(BROKEN_PICTURES, 4))('$name is refused', async (sample) => {
  const { code } = await outcome(sample)

  expect(code).toBe('INVALID_INPUT')
})

it.each(everyNth(ODD_PICTURES, 4))(
  '$name is encoded again with nothing else in it',
  async (sample) => {
    const { code, picture } = await outcome(sample)

    expect(code).toBeNull()
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
  },
)

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

  const SIDES = [
    [1, 'left'],
    [2, 'right'],
    [3, 'right'],
    [4, 'left'],
    [5, 'top'],
    [6, 'top'],
    [7, 'bottom'],
    [8, 'bottom'],
  ] as const

  it.each(everyNth(SIDES, 5))(
    'turned by its camera as %i has its red %s',
    async (orientation, side) => {
      const file = await twoHalves().withMetadata({ orientation }).jpeg().toBuffer()

      const { bytes: picture } = await encodeImage(file, SQUARE)

      const corners = [await colourAt(picture, 480, 30), await colourAt(picture, 30, 480)]
      const expected = {
        left: ['blue', 'red'],
        right: ['red', 'blue'],
        top: ['red', 'blue'],
        bottom: ['blue', 'red'],
      }
      expect(corners).toEqual(expected[side])
    },
  )

  it.each([
    ['wider than its box', [1_200, 300], [600, 150]],
    ['higher than its box', [300, 1_600], [150, 800]],
    ['smaller than its box', [300, 200], [300, 200]],
  ])('that is %s comes out whole and no larger', async (_, [width = 0, height = 0], [w, h]) => {
    const create = { width, height, channels: 3, background: RED } as const
    const file = await sharp({ create }).png().toBuffer()
    const box: ImageGeometry = { ...SQUARE, fit: 'inside', width: 600, height: 800 }

    const picture = await encodeImage(file, box)

    expect(picture).toMatchObject({ width: w, height: h })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: w, height: h })
  })

  it('smaller than its purpose needs is refused by that purpose’s message', async () => {
    const create = { width: 300, height: 90, channels: 3, background: RED } as const
    const file = await sharp({ create }).png().toBuffer()

    await expect(encodeImage(file, { ...SQUARE, minPixels: 91 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'too small',
    })
    expect(await encodeImage(file, { ...SQUARE, minPixels: 90 })).toMatchObject({ width: 512 })
  })
})
