import { AppError } from '../errors/app-error.js'

/** Reads a JSON body of at most `maxBytes`; anything else is refused before it is read whole. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('BODY_TYPE')
  const text = await readText(request, maxBytes)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause })
  }
}

/** The body as it was sent; one of more than `maxBytes` is refused before it is read whole. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE')
  // The server reads no more than the length says; reading at once costs a fraction of reading a stream.
  if (length !== null) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
