import type { CallDeclaration } from '@doran/contract'
import type { Download } from '../context/download.js'

export function isDownload(result: unknown): result is Download {
  return typeof result === 'object' && result !== null && 'fileName' in result && 'body' in result
}

/** Streams a file under its name; a name of any letters goes by RFC 5987. */
export function answerDownload({ reply }: CallDeclaration, { fileName, body }: Download): Response {
  const contentType = reply.kind === 'file' ? reply.contentType : 'application/octet-stream'
  return new Response(ReadableStream.from(encode(body)), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
    },
  })
}

async function* encode(body: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of body) yield encoder.encode(part)
}
