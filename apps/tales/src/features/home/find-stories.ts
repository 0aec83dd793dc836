import { ApiError, type ApiClient } from '@doran/api-client'
import type { QueryOf, ReplyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import { GENRES } from '@doran/contract/names'

const LIST = 'GET /v1/tales/template'

type Genre = (typeof GENRES)[number]
type Given = Record<string, string | string[] | undefined>

/** What the address asks for. `notice` says what of it could not be understood. */
export type Wishes = {
  genre: Genre | null
  q: string
  sort: 'new' | 'title'
  notice: string | null
}
export type FoundStories = ReplyOf<typeof LIST>

export function readWishes(given: Given): Wishes {
  const asked = first(given['genre'])
  const genre = GENRES.find((name) => name === asked) ?? null
  const q = first(given['q']).normalize('NFC').trim()
  const isTooLong = q.length > LENGTHS.searchText
  return {
    genre,
    q: isTooLong ? '' : q,
    sort: first(given['sort']) === 'title' ? 'title' : 'new',
    notice: noticeOf(asked !== '' && !genre, isTooLong),
  }
}

export function storyQuery({ genre, q, sort }: Wishes): QueryOf<typeof LIST> {
  return { sort, ...(genre && { genre }), ...(q && { q }) }
}

/** The first page; null when the list could not be read, so that the rest of the page still stands. */
export async function findStories(api: ApiClient, wishes: Wishes): Promise<FoundStories | null> {
  try {
    return await api.call(LIST, { query: storyQuery(wishes) })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The home with other wishes; the address holds them all, so that it can be shared and gone back to. */
export function finderHref(home: string, wishes: Partial<Wishes>): string {
  const search = new URLSearchParams()
  if (wishes.genre) search.set('genre', wishes.genre)
  if (wishes.q) search.set('q', wishes.q)
  if (wishes.sort === 'title') search.set('sort', 'title')
  return `${home}${search.size > 0 ? `?${search}` : ''}#stories`
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function noticeOf(isGenreUnknown: boolean, isTooLong: boolean): string | null {
  if (isGenreUnknown) return `${FIELD_COPY.genreUnknown} 우선 모든 이야기를 보여 드릴게요.`
  return isTooLong ? `${FIELD_COPY.searchTooLong} 우선 모든 이야기를 보여 드릴게요.` : null
}
