import { RealtimeError } from '../errors.js'
import type { RestAnswer } from './rest-call.js'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1_000

/** An item of a list that is read in pages; the cursor of each is unique and sorts as the items do. */
export type Listed = { cursor: string; timestamp: number; body: object }

/** One page of items that come oldest first, by `limit`, `direction`, `start`, `end` and `cursor`. */
export function page(
  items: readonly Listed[],
  query: URLSearchParams,
  options: { path: string; isForwards?: boolean },
): RestAnswer {
  const limit = limitOf(query)
  const isForwards = options.isForwards ?? isForwardsIn(query)
  const start = timeOf(query, 'start') ?? -Infinity
  const end = timeOf(query, 'end') ?? Infinity
  if (start > end) throw new RealtimeError('badRequest', 'start is later than end')
  const cursor = query.get('cursor')
  const wanted = items.filter(({ timestamp }) => timestamp >= start && timestamp <= end)
  const ordered = isForwards ? wanted : wanted.toReversed()
  const rest =
    cursor === null
      ? ordered
      : ordered.filter((item) => (isForwards ? item.cursor > cursor : item.cursor < cursor))
  const shown = rest.slice(0, limit)
  const next = rest.length > limit ? shown.at(-1)?.cursor : undefined
  return {
    status: 200,
    body: shown.map(({ body }) => body),
    link: links(query, options.path, next),
  }
}

/** The relative form `<./name?…>` is the one that Ably's clients follow. */
function links(query: URLSearchParams, path: string, next: string | undefined): string {
  const first = withCursor(query, undefined)
  const list = [
    `<./${path}?${first.toString()}>; rel="first"`,
    `<./${path}?${withCursor(query, query.get('cursor') ?? undefined).toString()}>; rel="current"`,
  ]
  if (next !== undefined) list.push(`<./${path}?${withCursor(query, next).toString()}>; rel="next"`)
  return list.join(', ')
}

function withCursor(query: URLSearchParams, cursor: string | undefined): URLSearchParams {
  const params = new URLSearchParams(query)
  // Credentials may be part of the address and are not handed back.
  for (const name of ['cursor', 'key', 'access_token', 'accessToken']) params.delete(name)
  if (cursor !== undefined) params.set('cursor', cursor)
  return params
}

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit')
  if (text === null) return DEFAULT_LIMIT
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new RealtimeError('badRequest', `limit is a number from 1 to ${MAX_LIMIT}`)
  return limit
}

function isForwardsIn(query: URLSearchParams): boolean {
  const direction = query.get('direction') ?? 'backwards'
  if (direction !== 'forwards' && direction !== 'backwards')
    throw new RealtimeError('badRequest', 'direction is forwards or backwards')
  return direction === 'forwards'
}

function timeOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (!Number.isFinite(time)) throw new RealtimeError('badRequest', `${name} is no time`)
  return time
}
