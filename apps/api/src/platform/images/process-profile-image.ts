import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import { FIELD_COPY } from '@doran/contract/errors'
import { PROFILE_IMAGE } from '@doran/contract/limits'
import { AppError } from '../errors/app-error.js'
import { packageRoot } from '../process/package-root.js'
import { countJpegScans } from './jpeg-scans.js'
import { pictureKindOf } from './picture-kind.js'
import type { Refusal } from './redraw-command.js'
import { createWaitingLine } from './waiting-line.js'
import { countWebpFrames } from './webp-frames.js'

/** Progressive files have about ten. */
const MAX_SCANS = 32
const MAX_FRAMES = 1_000
const TIMEOUT_MS = 8_000
const MAX_PICTURE_BYTES = 4 * 1_048_576

const COMMAND = import.meta.filename.endsWith('.ts')
  ? 'src/platform/images/redraw-command.ts'
  : 'dist/platform/images/redraw-command.js'

/** Nothing of the API's environment; glibc keeps what every thread of a decoder had, unless all share one arena. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

const COPY = {
  small: FIELD_COPY.imageTooSmall,
  wide: FIELD_COPY.imageTooWide,
  broken: FIELD_COPY.imageBroken,
}

const line = createWaitingLine(32 * 1_048_576)

/**
 * Draws an uploaded picture anew: turned as its camera says, the middle square in 512 × 512 pixels, sRGB, WebP, the
 * first frame alone. Nothing of the file but its colours goes on. Throws `FILE_TYPE`, `INVALID_INPUT` or `TOO_MANY`.
 */
export async function processProfileImage(file: Uint8Array): Promise<Uint8Array> {
  const kind = pictureKindOf(file)
  if (!kind) throw refusalOf('type')
  const scans = kind === 'jpeg' ? countJpegScans(file) : 1
  const frames = kind === 'webp' ? countWebpFrames(file) : 1
  if (scans > MAX_SCANS || frames > MAX_FRAMES) throw refusalOf('broken')
  return line.run(file.byteLength, () => redraw(file, scans))
}

function redraw(file: Uint8Array, scans: number): Promise<Uint8Array> {
  const command = join(packageRoot(), COMMAND)
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', command, String(PROFILE_IMAGE.minPixels), String(scans)],
      {
        encoding: 'buffer',
        env: ENVIRONMENT,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_PICTURE_BYTES,
      },
      (error, picture, word) => {
        if (error) reject(failureOf(word.toString('latin1'), error))
        else resolve(picture)
      },
    )
    // Who refuses early does not read to the end.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(file)
  })
}

/** A decoder that was killed had a file to choke on; one that could not even start is a fault of ours. */
function failureOf(word: string, error: ExecFileException): Error {
  if (isRefusal(word)) return refusalOf(word)
  return error.signal ? refusalOf('broken', error) : error
}

function isRefusal(word: string): word is Refusal {
  return ['type', 'small', 'wide', 'broken'].includes(word)
}

function refusalOf(refusal: Refusal, cause?: unknown): AppError {
  if (refusal === 'type') return new AppError('FILE_TYPE', { field: 'file', cause })
  return new AppError('INVALID_INPUT', { field: 'file', message: COPY[refusal], cause })
}
