import type { CallDeclaration } from '@doran/contract'
import type { Download } from '../context/download.js'

export function isDownload(result: unknown): result is Download {
  return typeof result === 'object' && result !== null && 'fileName' in result && 'body' in result
}

/** Streams a file under its name; a name of any letters goes by RFC 5987. */
export function answerDownload(
  { reply }: CallDeclaration,
  { fileName, contentType = contentTypeOf(reply), body }: Download,
): Response {
  return new Response(ReadableStream.from(encode(body)), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-store',
    },
  })
}

function contentTypeOf(reply: CallDeclaration['reply']): string {
  return reply.kind === 'file' ? reply.contentType : 'application/octet-stream'
}

async function* encode(body: Download['body']): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of body) yield typeof part === 'string' ? encoder.encode(part) : part
}
