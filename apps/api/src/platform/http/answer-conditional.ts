import { createHash } from 'node:crypto'

/** Answers JSON under a tag of its own, or that what the caller has under that tag is still true. */
export function answerConditional(
  asked: Headers,
  body: string,
  own: Record<string, string>,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  // Kept by the browser alone, and asked for each time.
  const headers = { 'cache-control': 'private, no-cache', etag, ...own }
  if (tagsOf(asked).includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
}

/** A proxy that compresses marks a tag as weak. */
function tagsOf(asked: Headers): string[] {
  const given = asked.get('if-none-match') ?? ''
  return given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
