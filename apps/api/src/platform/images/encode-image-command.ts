import sharp, { type Metadata, type ResizeOptions } from 'sharp'

/** Why there is no picture; left on standard error. */
export type Refusal = 'type' | 'small' | 'wide' | 'broken'

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

const MAX_PIXELS = 40_000_000
/** Decoders hold some lines at once, so a very long line costs memory however few there are. */
const MAX_SIDE = 7_500
/** The limit for a file that no decoder can read line by line. */
const MAX_UNPACKED_BYTES = 40_000_000
/** The limit is on processor time, which other processes do not use up. */
const MAX_CPU_MICROSECONDS = 8_000_000

const [fit, ...sizes] = process.argv.slice(2)
const [targetWidth, targetHeight, minPixels = 0, scans = 1] = sizes.map(Number)

// Decoders of other formats never see a byte.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system < MAX_CPU_MICROSECONDS) return
  process.stderr.write('broken' satisfies Refusal)
  process.exit(1)
}, 200).unref()

// Decoders of strangers' bytes may crash, hang or keep memory: here they end with their process. It is started from
// its source as well as from its build, so it imports no other file of ours.
const answer = await encode(Buffer.concat(await process.stdin.toArray()))
if (typeof answer === 'string') {
  process.stderr.write(answer)
  process.exitCode = 1
} else {
  process.stdout.write(answer)
}

async function encode(file: Buffer): Promise<Buffer | Refusal> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !FORMATS.has(metadata.format)) return 'type'
  return sizeFault(metadata) ?? resize(file)
}

function sizeFault(metadata: Metadata): Refusal | null {
  const { width, height } = metadata
  const pixels = width * height
  if (Math.min(width, height) < minPixels) return 'small'
  if (Math.max(width, height) > MAX_SIDE || pixels > MAX_PIXELS) return 'wide'
  return pixels * unpackedPixelBytes(metadata) > MAX_UNPACKED_BYTES ? 'wide' : null
}

/**
 * The memory of one pixel while a decoder holds all of the file: WebP takes a canvas or two, others all their
 * samples.
 */
function unpackedPixelBytes(metadata: Metadata): number {
  const { format, channels, depth, chromaSubsampling, isProgressive, pages = 1 } = metadata
  if (format === 'webp') return pages > 1 ? 8 : 4
  if (depth === 'ushort') return channels * 2
  if (!isProgressive && scans <= 1) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : channels * 2
  return channels
}

/** 16 bytes before the picture: its look, its width and its height, as `encode-image.ts` reads them. */
async function resize(file: Buffer): Promise<Buffer | Refusal> {
  // A box is a limit and enlarges nothing; the other shape is filled.
  const options: ResizeOptions =
    fit === 'inside' ? { fit, withoutEnlargement: true } : { fit: 'cover' }
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(targetWidth, targetHeight, options)
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .then(async ({ data, info }) => {
      const head = Buffer.alloc(16)
      head.writeBigUInt64BE(await lookOf(data))
      head.writeUInt32BE(info.width, 8)
      head.writeUInt32BE(info.height, 12)
      return Buffer.concat([head, data])
    })
    .catch(() => 'broken')
}

/** A difference hash: whether each of 8 × 8 parts of the picture is darker than the one to its right. */
async function lookOf(picture: Buffer): Promise<bigint> {
  const shades = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  let look = 0n
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      const isDarker = (shades[at] ?? 0) < (shades[at + 1] ?? 0)
      look = (look << 1n) | (isDarker ? 1n : 0n)
    }
  }
  return look
}
