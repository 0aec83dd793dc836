import { createHash } from 'node:crypto'

/** Answers JSON under a tag of its own, or that what the caller has under that tag is still true. */
export function answerConditional(
  requestHeaders: Headers,
  body: string,
  own: Record<string, string>,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  // Only the browser keeps it, and it asks each time if it is still true.
  const headers = { 'cache-control': 'private, no-cache', etag, ...own }
  if (tagsOf(requestHeaders).includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
}

/** A proxy that compresses marks a tag as weak. */
function tagsOf(requestHeaders: Headers): string[] {
  const header = requestHeaders.get('if-none-match') ?? ''
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
