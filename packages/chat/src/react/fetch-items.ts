import type { ApiClient } from '@doran/api-client'
import { rereadAfter, visibleItems, type ItemPage, type RoomLog } from '../room/room-log.js'
import { isUnread } from '../unread.js'
import type { RoomCache } from './room-cache.js'

const PAGE = 30
/** Of what was missed. */
const LARGE_PAGE = 50
/** How many more pages are loaded at once to find the first unread item. */
const UNREAD_PAGES = 5

/** Loads the items of rooms into their cache. */
export function createItemFetcher(api: Pick<ApiClient, 'call'>, rooms: RoomCache) {
  const underWay = new Map<string, Promise<void>>()

  async function load(
    id: string,
    direction: ItemPage['direction'],
    position: number,
    { limit, signal }: { limit: number; signal?: AbortSignal | undefined },
  ): Promise<ItemPage> {
    const { items, nextCursor } = await api.call('GET /v1/chat/channel/{id}/items', {
      params: { id },
      query: { limit, ...(direction !== 'newest' && { [direction]: position }) },
      signal,
    })
    const page = { direction, position, items, next: nextCursor === null ? null : +nextCursor }
    rooms.dispatch(id, { type: 'page', page })
    return page
  }

  async function loadFirst(id: string, myProfileId: string, signal: AbortSignal | undefined) {
    await load(id, 'newest', 0, { limit: PAGE, signal })
    for (let more = 0; more < UNREAD_PAGES; more += 1) {
      const log = rooms.logOf(id)
      const first = visibleItems(log)[0]
      const older = log.range?.older ?? null
      if (!first || older === null || !isUnread(first, myProfileId)) return
      await load(id, 'before', older, { limit: LARGE_PAGE, signal })
    }
  }

  async function reread(id: string, log: RoomLog, signal: AbortSignal | undefined) {
    let after: number | null = rereadAfter(log)
    while (after !== null) {
      const { next }: ItemPage = await load(id, 'after', after, { limit: LARGE_PAGE, signal })
      after = next !== null && next > after ? next : null
    }
  }

  return {
    /** The newest items where nothing is loaded yet; else what may have changed or come since. */
    async refresh(id: string, myProfileId: string, signal?: AbortSignal): Promise<RoomLog> {
      const log = rooms.logOf(id)
      await (log.range ? reread(id, log, signal) : loadFirst(id, myProfileId, signal))
      return rooms.logOf(id)
    },
    loadOlder(id: string): Promise<void> {
      const older = rooms.logOf(id).range?.older ?? null
      const under = underWay.get(id)
      if (under || older === null) return under ?? Promise.resolve()
      const loading = load(id, 'before', older, { limit: PAGE })
        .then(() => undefined)
        .finally(() => underWay.delete(id))
      underWay.set(id, loading)
      return loading
    },
  }
}
