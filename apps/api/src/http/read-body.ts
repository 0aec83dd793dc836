import { LENGTHS } from '@doran/contract/limits'
import { AppError } from '../app-error.js'

/** Reads a JSON body of a bounded size; anything else is refused before it is read whole. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('BODY_TYPE')
  if (Number(request.headers.get('content-length') ?? 0) > LENGTHS.jsonBody) {
    throw new AppError('BODY_TOO_LARGE')
  }
  const text = await readText(request)
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause })
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > LENGTHS.jsonBody) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
