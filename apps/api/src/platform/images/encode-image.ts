import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../errors/app-error.js'
import { packageRoot } from '../process/package-root.js'
import { countJpegScans } from './jpeg-scans.js'
import { pictureKindOf } from './picture-kind.js'
import type { Refusal } from './encode-image-command.js'
import { createWaitingLine } from './waiting-line.js'
import { countWebpFrames } from './webp-frames.js'

/** Progressive files have about ten. */
const MAX_SCANS = 32
const MAX_FRAMES = 1_000
/** A decoder that keeps the processor busy ends itself much sooner: on a busy machine a good picture takes long too. */
const TIMEOUT_MS = 60_000
const MAX_PICTURE_BYTES = 4 * 1_048_576
/** The command writes a head of this size before the picture. */
const HEAD_BYTES = 16

const COMMAND = import.meta.filename.endsWith('.ts')
  ? 'src/platform/images/encode-image-command.ts'
  : 'dist/platform/images/encode-image-command.js'

/** Nothing of the API's environment; glibc keeps what every thread of a decoder had, unless all share one arena. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

const COPY = {
  wide: FIELD_COPY.imageTooWide,
  broken: FIELD_COPY.imageBroken,
}

/** The size of the picture that comes out, and the least that goes in. */
export type ImageGeometry = {
  /** `cover`: exactly this size, cut from the middle. `inside`: within it, whole and never enlarged. */
  fit: 'cover' | 'inside'
  width: number
  height: number
  /** The least length of the upload's shorter side. */
  minPixels: number
  tooSmall: string
}

export type EncodedImage = {
  bytes: Uint8Array
  width: number
  height: number
  /** 64 bits of what it looks like: those of copies, of whatever size, differ in few. Signed, as PostgreSQL has them. */
  look: bigint
}

const line = createWaitingLine(32 * 1_048_576)

/**
 * Encodes an uploaded picture again: turned as its camera says, resized, sRGB, WebP, the first frame alone. Nothing of
 * the file but its pixels is kept. Throws `FILE_TYPE`, `INVALID_INPUT` or `TOO_MANY`.
 */
export async function encodeImage(
  file: Uint8Array,
  geometry: ImageGeometry,
): Promise<EncodedImage> {
  const kind = pictureKindOf(file)
  if (!kind) throw refusalOf('type', geometry)
  const scans = kind === 'jpeg' ? countJpegScans(file) : 1
  const frames = kind === 'webp' ? countWebpFrames(file) : 1
  if (scans > MAX_SCANS || frames > MAX_FRAMES) throw refusalOf('broken', geometry)
  return line.run(file.byteLength, () => runEncoder(file, scans, geometry))
}

function runEncoder(
  file: Uint8Array,
  scans: number,
  geometry: ImageGeometry,
): Promise<EncodedImage> {
  const command = join(packageRoot(), COMMAND)
  const { fit, width, height, minPixels } = geometry
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', command, ...[fit, width, height, minPixels, scans].map(String)],
      {
        encoding: 'buffer',
        env: ENVIRONMENT,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_PICTURE_BYTES,
      },
      (error, picture, refusal) => {
        if (error) reject(failureOf(refusal.toString('latin1'), error, geometry))
        else resolve(readEncoded(picture))
      },
    )
    // A command that refuses early does not read to the end.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(file)
  })
}

function readEncoded(answer: Buffer): EncodedImage {
  return {
    bytes: new Uint8Array(answer.subarray(HEAD_BYTES)),
    width: answer.readUInt32BE(8),
    height: answer.readUInt32BE(12),
    look: answer.readBigInt64BE(),
  }
}

/** A decoder that was killed had a broken file; one that could not even start is a bug. */
function failureOf(refusal: string, error: ExecFileException, geometry: ImageGeometry): Error {
  if (isRefusal(refusal)) return refusalOf(refusal, geometry)
  return error.signal ? refusalOf('broken', geometry, error) : error
}

function isRefusal(value: string): value is Refusal {
  return ['type', 'small', 'wide', 'broken'].includes(value)
}

function refusalOf(refusal: Refusal, geometry: ImageGeometry, cause?: unknown): AppError {
  if (refusal === 'type') return new AppError('FILE_TYPE', { field: 'file', cause })
  const message = refusal === 'small' ? geometry.tooSmall : COPY[refusal]
  return new AppError('INVALID_INPUT', { field: 'file', message, cause })
}
