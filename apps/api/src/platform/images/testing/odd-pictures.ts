import sharp from 'sharp'
import { withSegment } from './jpeg-file.js'
import { animation, packedText, pngChunk, pngFile } from './png-file.js'
import { HIDDEN, type Sample } from './sample.js'
import { movingWebp, riff, riffChunk } from './webp-file.js'

const square = (side = 300) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
const jpeg = () => square().jpeg().toBuffer()
const webp = () => square().webp().toBuffer()
const hidden = Buffer.from(HIDDEN)
const textChunk = (type: string, value: string | Buffer) =>
  pngChunk(type, Buffer.concat([Buffer.from('Comment\0'), Buffer.from(value)]))
const png = (before: Buffer[], after: Buffer[] = []) =>
  pngFile({ width: 300, height: 300, before, after })

/** Pictures with more in them than a picture; encoded again, none of it is left. */
export const ODD_PICTURES: Sample[] = [
  { name: 'a JPEG', make: jpeg },
  { name: 'a PNG', make: async () => png([]) },
  { name: 'a WebP', make: webp },
  { name: 'a lossless WebP', make: () => square().webp({ lossless: true }).toBuffer() },
  { name: 'a progressive JPEG', make: () => square(2_000).jpeg({ progressive: true }).toBuffer() },
  { name: 'a JPEG of 36 megapixels', make: () => square(6_000).jpeg().toBuffer() },
  { name: 'a grey JPEG', make: () => square().grayscale().jpeg().toBuffer() },
  { name: 'a CMYK JPEG', make: () => square().toColourspace('cmyk').jpeg().toBuffer() },
  {
    name: 'a JPEG of a wide gamut',
    make: () => square().withIccProfile('p3').jpeg().toBuffer(),
  },
  {
    name: 'a 16-bit PNG',
    make: async () => pngFile({ width: 300, height: 300, depth: 16, colour: 6 }),
  },
  {
    name: 'a 1-bit PNG',
    make: async () => pngFile({ width: 300, height: 300, depth: 1, colour: 0 }),
  },
  {
    name: 'a palette PNG',
    make: async () => pngFile({ width: 300, height: 300, depth: 1, colour: 3 }),
  },
  { name: 'an interlaced PNG', make: () => square().png({ progressive: true }).toBuffer() },
  {
    name: 'a JPEG with a place',
    make: () =>
      square()
        .withExif({
          IFD0: { Copyright: HIDDEN, Make: 'Doran' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1', GPSLongitudeRef: 'E' },
        })
        .jpeg()
        .toBuffer(),
  },
  {
    name: 'a WebP with a place',
    make: () =>
      square()
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .webp()
        .toBuffer(),
  },
  { name: 'a JPEG with XMP', make: () => square().withXmp(`<x>${HIDDEN}</x>`).jpeg().toBuffer() },
  {
    name: 'a JPEG with a page as comment',
    make: async () => withSegment(await jpeg(), 0xfe, hidden),
  },
  {
    name: 'a JPEG with PHP for Photoshop',
    make: async () => withSegment(await jpeg(), 0xed, hidden),
  },
  {
    name: 'a JPEG that is a script too',
    make: async () =>
      withSegment(
        await jpeg(),
        0xe0,
        Buffer.concat([Buffer.from('*/=1;'), hidden, Buffer.alloc(11_000)]),
      ),
  },
  {
    name: 'a JPEG with a page after it',
    make: async () => Buffer.concat([await jpeg(), hidden]),
  },
  {
    name: 'a JPEG with an archive after it',
    make: async () => Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004'), hidden]),
  },
  {
    name: 'a JPEG of a million comments',
    make: async () =>
      Buffer.concat([
        (await jpeg()).subarray(0, 2),
        Buffer.from('fffe0002'.repeat(1_000_000), 'hex'),
        (await jpeg()).subarray(2),
      ]),
  },
  {
    name: 'a PNG with words',
    make: async () => png([textChunk('tEXt', hidden), textChunk('iTXt', hidden)]),
  },
  { name: 'a PNG with words after it', make: async () => Buffer.concat([png([]), hidden]) },
  { name: 'a PNG with EXIF', make: async () => png([pngChunk('eXIf', hidden)]) },
  { name: 'a PNG with a bomb of words', make: async () => png([packedText('zTXt', 100_000_000)]) },
  {
    name: 'a PNG with a bomb of a profile',
    make: async () => png([packedText('iCCP', 100_000_000)]),
  },
  {
    name: 'a PNG of a hundred thousand words',
    make: async () => png(Array.from({ length: 100_000 }, () => textChunk('tEXt', 'x'))),
  },
  {
    name: 'a PNG with chunks nobody knows',
    make: async () => png(Array.from({ length: 50_000 }, () => pngChunk('doRn', hidden))),
  },
  {
    name: 'a PNG of three thousand frames',
    make: async () => pngFile({ width: 300, height: 300, ...animation(300, 3_000) }),
  },
  {
    name: 'a WebP of a thousand frames',
    make: async () => movingWebp(await square(16).webp({ lossless: true }).toBuffer(), 300, 1_000),
  },
  {
    name: 'a WebP with words after it',
    make: async () => riff(Buffer.concat([(await webp()).subarray(12), riffChunk('XMP ', hidden)])),
  },
  {
    name: 'a PNG whose data is a bomb',
    make: async () => pngFile({ width: 300, height: 300, samples: Buffer.alloc(100_000_000) }),
  },
]
