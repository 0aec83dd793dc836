import type { GameKind, QueryOf, SaveTarget } from '@doran/contract'
import { routes } from '@doran/site/core'

export const TABS = ['continue', 'results', 'saved', 'collections'] as const
export type LibraryTab = (typeof TABS)[number]

// The browser reads them too: the contract's own list would bring its schemas along.
export const KINDS = [
  'psytest',
  'worldcup',
  'tier',
  'quiz',
  'branch',
  'tomato',
] as const satisfies readonly GameKind[]
export const TYPES = ['game', 'theme', 'post'] as const satisfies readonly SaveTarget[]
export const SORTS = ['new', 'old'] as const
export type LibrarySort = (typeof SORTS)[number]

export type LibraryQuery = Record<string, string | string[] | undefined>

/** What the address of the library says. What a tab has no use for is left out. */
export type LibraryAddress = {
  tab: LibraryTab
  /** Of plays. */
  kind: GameKind | null
  /** Of what was saved. */
  type: SaveTarget | null
  sort: LibrarySort
  /** The open one. */
  collection: string | null
  /** Where a page of the list begins that is not the first. */
  cursor: string
}

export function readLibraryAddress(query: LibraryQuery): LibraryAddress {
  const tab = optionOf(TABS, query['tab']) ?? 'continue'
  const hasPlays = tab === 'continue' || tab === 'results'
  return {
    tab,
    kind: hasPlays ? optionOf(KINDS, query['kind']) : null,
    type: tab === 'saved' ? optionOf(TYPES, query['type']) : null,
    sort: optionOf(SORTS, query['sort']) ?? 'new',
    collection: (tab === 'collections' && first(query['collection'])) || null,
    cursor: first(query['cursor']),
  }
}

/** The library with other wishes, from the first page of the list. */
export function libraryHref({
  tab,
  kind,
  type,
  sort,
  collection,
}: Partial<LibraryAddress>): string {
  const search = new URLSearchParams()
  const shown = {
    tab: tab === 'continue' ? null : tab,
    kind,
    type,
    sort: sort === 'new' ? null : sort,
    collection,
  }
  for (const [name, value] of Object.entries(shown)) if (value) search.set(name, value)
  return search.size > 0 ? `${routes.library.path()}?${search}` : routes.library.path()
}

export function hasFilter({ kind, type }: Pick<LibraryAddress, 'kind' | 'type'>): boolean {
  return kind !== null || type !== null
}

export function playQuery({
  tab,
  kind,
  sort,
  cursor,
}: LibraryAddress): QueryOf<'GET /v1/play/my'> & { status: 'started' | 'finished' } {
  return {
    status: tab === 'results' ? 'finished' : 'started',
    sort,
    ...(kind && { kind }),
    ...(cursor && { cursor }),
  }
}

export function savedQuery({
  type,
  sort,
  collection,
  cursor,
}: LibraryAddress): QueryOf<'GET /v1/save/my'> {
  return {
    sort,
    ...(type && { targetType: type }),
    ...(collection && { collectionId: collection }),
    ...(cursor && { cursor }),
  }
}

function optionOf<const Option extends string>(
  options: readonly Option[],
  value: LibraryQuery[string],
): Option | null {
  return options.find((option) => option === first(value)) ?? null
}

function first(value: LibraryQuery[string]): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
