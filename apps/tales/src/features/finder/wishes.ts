import { AgeRating, Genre, StoryLength, type QueryOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'

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
  const asked = first(given['genre'])
  const genre = Genre.options.find((name) => name === asked) ?? null
  const q = readable(first(given['q']))
  const isTooLong = Array.from(q).length > LENGTHS.searchText
  return {
    genre,
    rating: AgeRating.options.find((name) => name === first(given['rating'])) ?? null,
    length: StoryLength.options.find((name) => name === first(given['length'])) ?? null,
    q: isTooLong ? '' : q,
    notice: noticeOf(asked !== '' && !genre, isTooLong),
  }
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

/** With U+FFFD, which stands where an address held no text. */
const UNSEEN =
  /(?!\u200d|\ufe0f)[\ufffd\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu
/** A joiner or a colour sign counts only behind the emoji that it shapes. */
const STRAY = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f)/gu
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g

/** What a reader sees of a text: composed, and without what cannot be seen or turns text around. */
function readable(text: string): string {
  return text.replace(BREAKS, ' ').replace(UNSEEN, '').replace(STRAY, '').normalize('NFC').trim()
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function noticeOf(isGenreUnknown: boolean, isTooLong: boolean): string | null {
  if (isGenreUnknown) return `${FIELD_COPY.genreUnknown} 우선 모든 이야기를 보여 드릴게요.`
  return isTooLong ? `${FIELD_COPY.searchTooLong} 우선 모든 이야기를 보여 드릴게요.` : null
}
