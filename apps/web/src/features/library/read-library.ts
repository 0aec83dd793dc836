import { ApiError, type ApiClient } from '@doran/api-client'
import type { GameKind, Picture, PlayCard, SaveCollection, SavedThing } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import type { ListPage } from '@doran/site/session'
import { playQuery, savedQuery, type LibraryAddress } from './library-address'

const PLAYS = 'GET /v1/play/my'
const SAVED = 'GET /v1/save/my'

/** What a tab of the library shows. */
export type LibraryContent =
  | { tab: 'continue'; plays: ListPage<PlayCard> }
  /** `taste`: finished plays that have the latest of every game. */
  | { tab: 'results'; plays: ListPage<PlayCard>; taste: readonly PlayCard[] }
  | { tab: 'saved'; things: ListPage<SavedThing> }
  | {
      tab: 'collections'
      collections: readonly SaveCollection[]
      /** By the collection's id. */
      pictures: Readonly<Record<string, readonly Picture[]>>
    }
  /** An open collection; null where there is none of this id. */
  | { tab: 'collection'; open: { collection: SaveCollection; things: ListPage<SavedThing> } | null }
  /** For members alone. */
  | { tab: 'sign-in' }

/** What the address asks for, or why it could not be read. */
export async function readLibrary(
  api: ApiClient,
  address: LibraryAddress,
): Promise<LibraryContent | ApiError> {
  try {
    return await readTab(api, address)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? { tab: 'sign-in' } : error
  }
}

async function readTab(api: ApiClient, address: LibraryAddress): Promise<LibraryContent> {
  switch (address.tab) {
    case 'continue':
      return { tab: 'continue', plays: await api.call(PLAYS, { query: playQuery(address) }) }
    case 'results': {
      const plays = await api.call(PLAYS, { query: playQuery(address) })
      return { tab: 'results', plays, taste: await readTaste(api, address, plays) }
    }
    case 'saved':
      return {
        tab: 'saved',
        things: await api.call(SAVED, { query: savedQuery(address) }),
      }
    case 'collections':
      return address.collection === null
        ? readCollections(api)
        : readCollection(api, address, address.collection)
  }
}

const TASTE_KINDS = ['psytest', 'worldcup', 'quiz', 'branch'] as const satisfies readonly GameKind[]
const MOST = 50

/** Without it the list below still stands. */
async function readTaste(
  api: ApiClient,
  { kind, cursor }: LibraryAddress,
  { items, nextCursor }: ListPage<PlayCard>,
): Promise<readonly PlayCard[]> {
  if (cursor !== '') return []
  if (nextCursor === null) return items
  const kinds = TASTE_KINDS.filter((each) => kind === null || kind === each)
  const pages = await Promise.all(kinds.map((each) => readLatest(api, each)))
  return pages.flat()
}

async function readLatest(api: ApiClient, kind: GameKind): Promise<readonly PlayCard[]> {
  try {
    const query = { status: 'finished', kind, sort: 'new', limit: MOST } as const
    return (await api.call(PLAYS, { query })).items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

async function readCollections(api: ApiClient): Promise<LibraryContent> {
  const [{ items }, { items: latest }] = await Promise.all([
    api.call('GET /v1/collection', {}),
    api.call(SAVED, { query: { limit: MOST } }),
  ])
  const pictures: Record<string, Picture[]> = {}
  for (const { collectionId, picture } of latest) {
    if (collectionId && picture) (pictures[collectionId] ??= []).push(picture)
  }
  return { tab: 'collections', collections: items, pictures }
}

async function readCollection(
  api: ApiClient,
  address: LibraryAddress,
  id: string,
): Promise<LibraryContent> {
  const [{ items }, things] = await Promise.all([
    api.call('GET /v1/collection', {}),
    findOnApi(api.call(SAVED, { query: savedQuery(address) })),
  ])
  const collection = items.find((each) => each.id === id)
  return { tab: 'collection', open: collection && things ? { collection, things } : null }
}
