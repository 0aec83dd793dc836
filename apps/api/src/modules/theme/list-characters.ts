import { z } from 'zod'
import type { FoundCharacter, ParsedQueryOf } from '@doran/contract'
import { stemsOf } from '@doran/korean'
import { getChoseong } from 'es-hangul'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { toFoundCharacter, type Person } from './character-view.js'
import { readTerms } from './parse-search.js'
import { findCommonHash, listThemeRows } from './theme-repository.js'

/** Whose people stand on one page. */
const THEMES_A_PAGE = 24

const Position = z.object({ publishedAt: CursorInstant, id: z.uuid() })

/**
 * People of public themes, those of some of the newest on the first page. With words only those whose name is typed,
 * whole, in part or by its initials, the closest names of a page first.
 */
export async function listCharacters(
  { db, themes }: Context<'themes'>,
  query: ParsedQueryOf<'GET /v1/tales/character'>,
): Promise<{ items: FoundCharacter[]; nextCursor: string | null }> {
  const position = decodeCursor(query.cursor, Position)
  const words = query.q === undefined ? null : wordsOf(query.q)
  if (words?.length === 0) return { items: [], nextCursor: null }
  const rows = await listThemeRows(db, words ? { terms: [{ texts: words }] } : {}, {
    sort: 'new',
    after: position && { sort: 'new', ...position },
    limit: THEMES_A_PAGE + 1,
  })
  const commonHash = await findCommonHash(db)
  const page = toPage(
    rows,
    THEMES_A_PAGE,
    async (row) => ({ row, loaded: await themes.load(db, row.hash, commonHash) }),
    ({ publishedAt, id }) => ({ publishedAt: publishedAt.toISOString(), id }),
  )
  const people = (await Promise.all(page.items)).flatMap(({ row, loaded: { source } }) =>
    meant(source.cast, words).map(({ person, distance }) => ({
      found: toFoundCharacter(source, person, row),
      distance,
    })),
  )
  const closestFirst = people.toSorted((one, other) => one.distance - other.distance)
  return { items: closestFirst.map(({ found }) => found), nextCursor: page.nextCursor }
}

/** Without words all of them, equally close. */
function meant(cast: readonly Person[], words: readonly string[] | null) {
  return cast
    .map((person) => ({ person, distance: words ? distanceOf(person.name, words) : 0 }))
    .filter(({ distance }) => distance < Infinity)
}

/** What may be a name: words that mean nothing else, with and without their particles. */
function wordsOf(query: string): string[] {
  const typed = readTerms(query).flatMap(({ typed: word, known }) => (known ? [] : [word]))
  return [...new Set(typed.flatMap((word) => [word, ...stemsOf(word)]))]
}

const isOneSyllable = (word: string) => word.length === 1

/** Letters of the name that were not typed; where it is not meant, infinitely many. */
function distanceOf(name: string, words: readonly string[]): number {
  const initials = getChoseong(name)
  const distances = words
    .filter((word) =>
      isOneSyllable(word) ? name === word : name.includes(word) || initials === word,
    )
    .map((word) => name.length - word.length)
  return Math.min(Infinity, ...distances)
}
