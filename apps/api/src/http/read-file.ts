import { AppError } from '../app-error.js'
import { createByteBudget } from '../images/byte-budget.js'

/** Room for the multipart frame around a file. */
const FRAME_BYTES = 16_384

/** A file's: a part without a file name is a field. */
const DISPOSITION = /^content-disposition: *form-data; *name="([^"]*)"; *filename\*?=/im

/** Of all files that come at the same moment: many slow senders must not fill the memory. */
const arriving = createByteBudget(32 * 1_048_576)

/**
 * The one file of a multipart body, refused before more than its limit is read. What the sender says of it, its name
 * and type, counts for nothing.
 */
export async function readFile(
  request: Request,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Uint8Array> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FRAME_BYTES) {
    throw new AppError('FILE_TOO_LARGE')
  }
  const file = onlyPart(await readBytes(request, maxBytes + FRAME_BYTES), boundary, field)
  if (!file || file.length === 0) throw new AppError('INVALID_INPUT', { field })
  if (file.length > maxBytes) throw new AppError('FILE_TOO_LARGE')
  return file
}

function boundaryOf(contentType: string): string {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(
    contentType,
  )
  const boundary = match?.[1] ?? match?.[2]
  if (!boundary || boundary.length > 70) throw new AppError('BODY_TYPE')
  return boundary
}

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      if (size + chunk.byteLength > limit) throw new AppError('FILE_TOO_LARGE')
      arriving.take(chunk.byteLength)
      size += chunk.byteLength
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    arriving.giveBack(size)
  }
}

/** What stands in the body's only part; null where it has another name, is no file, or more follows. */
function onlyPart(body: Buffer, boundary: string, field: string): Buffer | null {
  const opening = `--${boundary}\r\n`
  const closing = `\r\n--${boundary}`
  const headEnd = body.indexOf('\r\n\r\n')
  const end = body.indexOf(closing, headEnd + 2)
  if (!body.subarray(0, opening.length).equals(Buffer.from(opening))) return null
  if (headEnd < 0 || headEnd > FRAME_BYTES || end < 0) return null
  const rest = body.subarray(end + closing.length)
  if (!['--', '--\r\n'].includes(rest.subarray(0, 5).toString('latin1'))) return null
  const head = body.subarray(opening.length, headEnd).toString('utf8')
  return DISPOSITION.exec(head)?.[1] === field ? body.subarray(headEnd + 4, end) : null
}
