import type { DeclaredFile } from '@doran/contract'
import { UPLOADS_AT_ONCE } from '@doran/contract/limits'
import { MultipartParseError, parseMultipart } from '@remix-run/multipart-parser'
import { AppError } from '../errors/app-error.js'
import { createByteBudget } from '../images/byte-budget.js'

/** Room for the multipart frame around a file. */
const FRAME_BYTES = 16_384

const MEGABYTE = 1_048_576
/** Files of calls that take more than this are large. */
const LARGE_FROM = 8 * MEGABYTE

/**
 * The budget covers all files that arrive at the same moment: many slow senders must not fill the memory. Large ones
 * have room of their own, so that they keep no picture out.
 */
const arriving = { small: createByteBudget(32 * MEGABYTE), large: createByteBudget(66 * MEGABYTE) }
/** Counts the files that arrive from each sender. */
const senders = new Map<string, number>()

/**
 * The one file of a multipart body, refused before more than its limit is read, or once it takes too long. The name
 * and type that the sender gives it are ignored.
 */
export async function readFile(
  request: Request,
  { field, maxBytes, withinMs, tooLarge = 'FILE_TOO_LARGE' }: DeclaredFile,
  sender: string,
): Promise<Uint8Array> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FRAME_BYTES) {
    throw new AppError(tooLarge)
  }
  const limits = { maxBytes: maxBytes + FRAME_BYTES, withinMs, tooLarge }
  const bytes = await fromSender(sender, withinMs, () => readBytes(request, limits))
  const file = onlyPart(bytes, boundary, field)
  if (!file || file.length === 0) throw new AppError('INVALID_INPUT', { field })
  if (file.length > maxBytes) throw new AppError(tooLarge)
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
  { maxBytes, withinMs, tooLarge }: Required<Omit<DeclaredFile, 'field'>>,
): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const room = maxBytes > LARGE_FROM ? arriving.large : arriving.small
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
      if (size + value.byteLength > maxBytes) throw new AppError(tooLarge)
      room.take(value.byteLength)
      size += value.byteLength
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
    stop()
    room.giveBack(size)
  }
}

/** The content of the body's only part; null where it has another name, is no file, or anything follows it. */
function onlyPart(body: Buffer, boundary: string, field: string): Uint8Array | null {
  if (!endsWithFirstClosing(body, boundary)) return null
  const limits = { maxHeaderSize: FRAME_BYTES, maxFileSize: body.length, maxParts: 1 }
  try {
    const [part] = [...parseMultipart(body, { boundary, ...limits })]
    if (part?.name !== field || part.filename === undefined) return null
    // One chunk went in, so what came out is one view of it.
    return part.content[0] ?? null
  } catch (cause) {
    // A header that is no UTF-8 is a TypeError of the decoder.
    if (cause instanceof MultipartParseError || cause instanceof TypeError) return null
    throw cause
  }
}

/** The parser ignores what follows the closing delimiter in the same chunk. */
function endsWithFirstClosing(body: Buffer, boundary: string): boolean {
  const closing = `\r\n--${boundary}--`
  const at = body.indexOf(closing)
  const end = at + closing.length
  return at >= 0 && ['', '\r\n'].includes(body.toString('latin1', end, end + 3))
}
