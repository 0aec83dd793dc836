import sharp from 'sharp'
import { claimSide, manyScans } from './jpeg-file.js'
import { pngFile } from './png-file.js'
import type { Sample } from './sample.js'
import { movingWebp } from './webp-file.js'

const square = (side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#c33',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))

/**
 * A lossless WebP says at this byte how its pixels are coded. They themselves have no checksum: spoilt ones may be
 * others.
 */
const WEBP_CODES_AT = 25

/** A file with some bytes overwritten, of its middle where nothing is said. */
function spoil(file: Buffer, from = Math.floor(file.length / 2)): Buffer {
  return Buffer.from(file).fill(0xff, from, from + 64)
}

/** Pictures that are too small, too large, cut off or made to keep a decoder busy. */
export const BROKEN_PICTURES: Sample[] = [
  { name: 'one pixel', make: async () => pngFile({ width: 1, height: 1 }) },
  { name: 'a side of 199 pixels', make: async () => pngFile({ width: 199, height: 1_000 }) },
  {
    name: '10,000 × 10,000 pixels',
    make: async () => pngFile({ width: 10_000, height: 10_000, depth: 1, colour: 0 }),
  },
  {
    name: 'a JPEG of 10,000 × 10,000 pixels',
    make: async () => claimSide(await square().jpeg().toBuffer(), 10_000),
  },
  {
    name: '100,000 × 300 pixels',
    make: async () => pngFile({ width: 100_000, height: 300, depth: 1, colour: 0 }),
  },
  {
    name: 'a progressive JPEG of 20 megapixels',
    make: () => square(4_500).jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: 'an interlaced PNG of 20 megapixels',
    make: async () =>
      pngFile({
        width: 4_500,
        height: 4_500,
        depth: 8,
        colour: 6,
        isInterlaced: true,
        samples: Buffer.alloc(1),
      }),
  },
  {
    name: 'a moving WebP of 14 megapixels',
    make: async () => movingWebp(await square(16).webp({ lossless: true }).toBuffer(), 3_800, 2),
  },
  { name: 'a JPEG of 2,646 scans', make: async () => manyScans(2_500) },
  { name: 'half a JPEG', make: async () => half(await noise().jpeg().toBuffer()) },
  {
    name: 'half a progressive JPEG',
    make: async () => half(await noise().jpeg({ progressive: true }).toBuffer()),
  },
  { name: 'half a PNG', make: async () => half(await noise().png().toBuffer()) },
  { name: 'a spoilt PNG', make: async () => spoil(await noise().png().toBuffer()) },
  {
    name: 'a spoilt WebP',
    make: async () => spoil(await noise().webp({ lossless: true }).toBuffer(), WEBP_CODES_AT),
  },
  {
    name: 'a PNG without its data',
    make: async () => pngFile({ width: 300, height: 300, samples: Buffer.alloc(1) }),
  },
  {
    name: 'a WebP of sixty thousand frames',
    make: async () => movingWebp(await square(1).webp({ lossless: true }).toBuffer(), 300, 60_000),
  },
]
