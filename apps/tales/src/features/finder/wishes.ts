import { AgeRating, Genre, StoryLength, type QueryOf } from '@doran/contract'
import { THEME_FIELD_COPY } from '@doran/contract/theme/copy'
import { THEME_LENGTHS } from '@doran/contract/theme/limits'
import { normaliseText } from '@doran/korean'

type Given = Record<string, string | string[] | undefined>

/** What the address asks for. `notice` says what of it could not be understood. */
export type Wishes = {
  genre: Genre | null
  rating: AgeRating | null
  length: StoryLength | null
  q: string
  notice: string | null
}

export const NO_WISHES: Wishes = { genre: null, rating: null, length: null, q: '', notice: null }

export function readWishes(given: Given): Wishes {
  const asked = readable(first(given['genre'])).toLowerCase()
  const genre = Genre.options.find((name) => name.toLowerCase() === asked) ?? null
  const q = readable(first(given['q']))
  const isTooLong = Array.from(q).length > THEME_LENGTHS.searchText
  const understood = {
    genre,
    rating: AgeRating.options.find((name) => name === first(given['rating'])) ?? null,
    length: StoryLength.options.find((name) => name === first(given['length'])) ?? null,
    q: isTooLong ? '' : q,
  }
  const [misread] = [
    ...(asked !== '' && !genre ? [THEME_FIELD_COPY.genreUnknown] : []),
    ...(isTooLong ? [THEME_FIELD_COPY.searchTooLong] : []),
  ]
  return { ...understood, notice: misread ? `${misread} ${shownInstead(understood)}` : null }
}

export function isWishing({ notice, ...wishes }: Wishes): boolean {
  return notice !== null || Object.values(wishes).some(Boolean)
}

export function storyQuery({
  genre,
  rating,
  length,
  q,
}: Wishes): QueryOf<'GET /v1/tales/template'> {
  return {
    sort: 'new',
    ...(genre && { genre }),
    ...(rating && { rating }),
    ...(length && { length }),
    ...(q && { q }),
  }
}

/** A page with other wishes; the address holds them all, so that it can be shared and gone back to. */
export function wishesHref(page: string, { genre, rating, length, q }: Wishes): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ genre, rating, length, q })) {
    if (value) search.set(name, value)
  }
  return search.size > 0 ? `${page}?${search}` : page
}

/** What a reader sees of a text, in one line. U+FFFD stands where an address held no text. */
function readable(text: string): string {
  return normaliseText(text).replaceAll('\ufffd', '').replaceAll(/\s+/g, ' ').trim()
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function shownInstead(understood: Omit<Wishes, 'notice'>): string {
  return Object.values(understood).some(Boolean)
    ? '나머지 조건으로 찾았어요.'
    : '모든 이야기를 보여 드려요.'
}
