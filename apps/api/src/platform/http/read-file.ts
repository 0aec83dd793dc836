import type { DeclaredFile } from '@doran/contract'
import { UPLOADS_AT_ONCE } from '@doran/contract/limits'
import { AppError } from '../errors/app-error.js'
import { createByteBudget } from '../images/byte-budget.js'

/** Room for the multipart frame around a file. */
const FRAME_BYTES = 16_384

/** A file's: a part without a file name is a field. */
const DISPOSITION = /^content-disposition: *form-data; *name="([^"]*)"; *filename\*?=/im

/** Of all files that come at the same moment: many slow senders must not fill the memory. */
const arriving = createByteBudget(32 * 1_048_576)
/** How many come from each sender. */
const senders = new Map<string, number>()

/**
 * The one file of a multipart body, refused before more than its limit is read, or once it takes too long. What the
 * sender says of it, its name and type, counts for nothing.
 */
export async function readFile(
  request: Request,
  { field, maxBytes, withinMs }: DeclaredFile,
  sender: string,
): Promise<Uint8Array> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FRAME_BYTES) {
    throw new AppError('FILE_TOO_LARGE')
  }
  const limits = { maxBytes: maxBytes + FRAME_BYTES, withinMs }
  const bytes = await fromSender(sender, withinMs, () => readBytes(request, limits))
  const file = onlyPart(bytes, boundary, field)
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

/** Refuses more than so many at once: a place is free again when one of them has come, or took too long. */
async function fromSender<T>(sender: string, withinMs: number, read: () => Promise<T>): Promise<T> {
  const before = senders.get(sender) ?? 0
  if (before >= UPLOADS_AT_ONCE) {
    throw new AppError('TOO_MANY', { retryAfter: Math.ceil(withinMs / 1000) })
  }
  senders.set(sender, before + 1)
  try {
    return await read()
  } finally {
    const others = (senders.get(sender) ?? 1) - 1
    if (others > 0) senders.set(sender, others)
    else senders.delete(sender)
  }
}

async function readBytes(
  request: Request,
  { maxBytes, withinMs }: Pick<DeclaredFile, 'maxBytes' | 'withinMs'>,
): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  const chunks: Uint8Array[] = []
  let size = 0
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, withinMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (isLate) throw new AppError('FILE_TOO_SLOW')
      if (done) return Buffer.concat(chunks)
      if (size + value.byteLength > maxBytes) throw new AppError('FILE_TOO_LARGE')
      arriving.take(value.byteLength)
      size += value.byteLength
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    stop()
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
