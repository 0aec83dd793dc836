/** The largest body a path and everything under it may carry. */
export type BodyLimit = { path: string; bytes: number }

/** How much one request may carry, and how long that may take to come. */
export type BodyAllowance = { bytes: number; withinMs: number }

const MEGABYTE = 1_048_576

/** As the API's own for JSON, so that it never refuses what the door let in while it still comes. */
const JSON_BODY = 16_384

/** A slow mobile line: 2 Mbit/s. */
const SLOWEST_BYTES_PER_MS = 250

/** The picture upload takes 5 MB files, the story import 32 MB; the rest is the multipart frame around them. */
const DEFAULT_LIMITS: readonly BodyLimit[] = [
  { path: '/', bytes: MEGABYTE },
  { path: '/api', bytes: JSON_BODY },
  { path: '/api/v1/upload', bytes: 6 * MEGABYTE },
  { path: '/api/v1/tales/session/import', bytes: 33 * MEGABYTE },
  // A hundred inputs of the longest.
  { path: '/api/v1/play', bytes: 49_152 },
  // Ten thousand characters, each formatted for itself, with pictures.
  { path: '/api/v1/community/post', bytes: 262_144 },
  { path: '/api/v1/admin/page', bytes: 131_072 },
  // What a payment provider tells of an order.
  { path: '/api/v1/webhook', bytes: 131_072 },
  // Of the realtime endpoint, which reads no more.
  { path: '/keys', bytes: 65_536 },
  { path: '/channels', bytes: 65_536 },
  // Fifty events with all they may carry.
  { path: '/api/v1/event-log/user-event', bytes: 131_072 },
]

/** Reads `path=bytes,path=bytes` over the defaults; null when it cannot be read. */
export function parseBodyLimits(text: string): readonly BodyLimit[] | null {
  const limits = new Map(DEFAULT_LIMITS.map((limit) => [limit.path, limit.bytes]))
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const match = /^(\/[^=?#]*)=(\d{1,12})$/.exec(part.trim())
    if (match?.[1] === undefined || match[2] === undefined) return null
    limits.set(match[1], Number(match[2]))
  }
  return [...limits]
    .map(([path, bytes]) => ({ path, bytes }))
    .toSorted((a, b) => b.path.length - a.path.length)
}

/** A body of the limit on the slowest line, and a moment at least. */
export function arrivalMsOf(bytes: number, leastMs: number): number {
  return Math.max(leastMs, Math.ceil(bytes / SLOWEST_BYTES_PER_MS))
}

/** Of all limits whose path holds the given one, the longest counts. */
export function bodyLimitOf(limits: readonly BodyLimit[], path: string): number {
  return limits.find((limit) => holds(limit.path, path))?.bytes ?? MEGABYTE
}

function holds(parent: string, path: string): boolean {
  return parent === '/' || path === parent || path.startsWith(`${parent}/`)
}
