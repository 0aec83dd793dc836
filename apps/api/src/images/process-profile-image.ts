import sharp, { type Metadata } from 'sharp'
import { FIELD_COPY } from '@doran/contract/errors'
import { PROFILE_IMAGE } from '@doran/contract/limits'
import { AppError } from '../app-error.js'
import { countJpegScans } from './jpeg-scans.js'
import { createWaitingLine } from './waiting-line.js'
import { countWebpFrames } from './webp-frames.js'

const SIDE = 512
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

const MAX_PIXELS = 40_000_000
/** Decoders hold some lines at once, so a very long line costs memory however few there are. */
const MAX_SIDE = 16_384
/** Of a file that no decoder can read line by line. */
const MAX_UNPACKED_BYTES = 80_000_000
/** Progressive files have about ten. */
const MAX_SCANS = 32
const MAX_FRAMES = 1_000
const TIMEOUT_SECONDS = 5

// Decoders of other formats never see a stranger's bytes, and none keeps memory after its work.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

const line = createWaitingLine(32 * 1_048_576)

/**
 * Draws an uploaded picture anew: turned as its camera says, the middle square in 512 × 512 pixels, sRGB, WebP, the
 * first frame alone. Nothing of the file but its colours goes on. Throws `FILE_TYPE`, `INVALID_INPUT` or `TOO_MANY`.
 */
export function processProfileImage(file: Uint8Array): Promise<Uint8Array> {
  return line.run(file.byteLength, async () => {
    const scans = countJpegScans(file)
    if (scans > MAX_SCANS || countWebpFrames(file) > MAX_FRAMES) {
      throw refused(FIELD_COPY.imageBroken)
    }
    checkSize(await readMetadata(file), scans)
    return redraw(file)
  })
}

async function readMetadata(file: Uint8Array): Promise<Metadata> {
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    if (FORMATS.has(metadata.format)) return metadata
  } catch (cause) {
    throw new AppError('FILE_TYPE', { field: 'file', cause })
  }
  throw new AppError('FILE_TYPE', { field: 'file' })
}

function checkSize(metadata: Metadata, scans: number): void {
  const { width, height } = metadata
  const pixels = width * height
  if (Math.min(width, height) < PROFILE_IMAGE.minPixels) throw refused(FIELD_COPY.imageTooSmall)
  if (Math.max(width, height) > MAX_SIDE || pixels > MAX_PIXELS) {
    throw refused(FIELD_COPY.imageTooWide)
  }
  const isUnpackedWhole = metadata.isProgressive || scans > 1
  if (pixels * unpackedPixelBytes(metadata, isUnpackedWhole) > MAX_UNPACKED_BYTES) {
    throw refused(FIELD_COPY.imageTooWide)
  }
}

/** What a pixel takes while a decoder holds all of the file: WebP a canvas or two, others all their samples. */
function unpackedPixelBytes(
  { format, channels, depth, pages = 1 }: Metadata,
  isUnpackedWhole: boolean,
): number {
  if (format === 'webp') return pages > 1 ? 8 : 4
  if (!isUnpackedWhole) return 0
  return channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
}

async function redraw(file: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  } catch (cause) {
    throw refused(FIELD_COPY.imageBroken, cause)
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', { field: 'file', message, cause })
}
