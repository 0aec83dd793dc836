import { createHash } from 'node:crypto'
import { SearchType, type ParsedQueryOf, type ReplyOf, type SearchGroup } from '@doran/contract'
import { SEARCH } from '@doran/contract/limits'
import { z } from 'zod'
import type { Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { findWords } from './find-words.js'
import { rankEntries, type Ranked } from './rank-entries.js'
import { readQuery, type Query } from './read-query.js'
import { knowsTrigrams } from './word-repository.js'

/** The place of the last thing shown, in the order of one search. */
const Position = z.object({
  query: z.string(),
  had: z.number(),
  score: z.number(),
  at: z.number(),
  id: z.uuid(),
})

/** `isStrict`: only what has all of the words themselves is found, not what they mean. */
type Sought = ParsedQueryOf<'GET /v1/search'> & { isStrict?: boolean }

/**
 * What can be found by some words, as the actor sees it now: the first of each type, or of one type a page at a time. A
 * cursor of another search is refused.
 */
export async function searchThings(
  ctx: FullContext<Actor>,
  { q, type, cursor, limit, isStrict = false }: Sought,
): Promise<ReplyOf<'GET /v1/search'>> {
  const query = readQuery(q)
  const types = type === undefined ? SearchType.options : [type]
  const mark = markOf(type, q)
  const after = decodeCursor(
    type === undefined ? undefined : cursor,
    Position.refine((position) => position.query === mark),
  )
  const hasTrigrams = await knowsTrigrams(ctx.database)
  const said = { isPlain: !hasTrigrams, without: [...query.without], isAdult: query.isAdult }
  const ranked = await rank(ctx, { query, types, hasTrigrams, isStrict })
  const size = type === undefined ? Math.min(limit, SEARCH.hitsOfType) : limit
  for (const had of after ? [after.had] : levelsOf(ranked, query, isStrict)) {
    const groups = await Promise.all(
      [...ranked].map(([each, entries]) => {
        const left = entries.filter(
          (entry) => entry.had === had && (!after || isAfter(entry, after)),
        )
        return showGroup(ctx, each, { entries: left, size, mark })
      }),
    )
    // What the actor does not see must not keep from them what they do.
    const shown = groups.filter(({ group }) => group.items.length > 0)
    if (shown.length > 0 || after) {
      const sorted = shown.toSorted((a, b) => b.best - a.best).map(({ group }) => group)
      return { groups: sorted, ...said }
    }
  }
  return { groups: [], ...said }
}

type RankedTypes = ReadonlyMap<SearchType, readonly Ranked[]>

/** How many terms things have, the most first; where it `isStrict` all of them alone. */
function levelsOf(ranked: RankedTypes, { terms }: Query, isStrict: boolean): number[] {
  if (isStrict) return [terms.filter(({ isExcluded }) => !isExcluded).length]
  const had = [...ranked.values()].flatMap((entries) => entries.map((entry) => entry.had))
  return [...new Set(had)].toSorted((a, b) => b - a)
}

type Ranking = {
  query: Query
  types: readonly SearchType[]
  hasTrigrams: boolean
  isStrict: boolean
}

async function rank(
  ctx: FullContext<Actor>,
  { query: { terms, whole }, types, hasTrigrams, isStrict }: Ranking,
): Promise<RankedTypes> {
  const found = await Promise.all(
    terms.map(async (term) => ({
      words: await findWords(ctx, {
        // What is denied is denied as in the search itself.
        term: isStrict && !term.isExcluded ? { ...term, meanings: [] } : term,
        hasTrigrams,
        isStrict,
      }),
      isExcluded: term.isExcluded,
    })),
  )
  // Where something is left out, only the very words may stand against that.
  const asOne = {
    spellings: [whole],
    meanings: [],
    isExcluded: terms.some(({ isExcluded }) => isExcluded),
  }
  const isOne = terms.length < 2 || whole === ''
  return rankEntries(ctx, {
    types,
    terms: found,
    whole: isOne ? [] : await findWords(ctx, { term: asOne, hasTrigrams, isStrict }),
  })
}

type Entries = { entries: readonly Ranked[]; size: number; mark: string }

/** As many as fit of those that the actor may see. */
async function showGroup(
  ctx: FullContext<Actor>,
  type: SearchType,
  { entries, size, mark }: Entries,
): Promise<{ group: SearchGroup; best: number }> {
  const { show } = ctx.registry.findSearchTarget(type)
  const shown: { entry: Ranked; hit: SearchGroup['items'][number] }[] = []
  // Nearly all are seen by everybody; where many are not, they are asked for in few questions.
  let count = size + 1
  for (let at = 0; at < entries.length && shown.length <= size; at += count, count *= 4) {
    const part = entries.slice(at, at + count)
    const hits = await show(
      ctx,
      part.map(({ id }) => id),
    )
    for (const entry of part) {
      const hit = hits.get(entry.id)
      if (hit) shown.push({ entry, hit })
    }
  }
  const page = toPage(
    shown,
    size,
    ({ hit }) => hit,
    ({ entry: { id, had, score, publishedAt } }) => ({
      query: mark,
      had,
      score,
      at: publishedAt.getTime(),
      id,
    }),
  )
  return { group: { type, ...page }, best: shown[0]?.entry.score ?? 0 }
}

function isAfter(entry: Ranked, { score, at, id }: z.infer<typeof Position>): boolean {
  if (entry.score !== score) return entry.score < score
  if (entry.publishedAt.getTime() !== at) return entry.publishedAt.getTime() < at
  return entry.id > id
}

const markOf = (type: SearchType | undefined, q: string) =>
  createHash('sha256')
    .update(`${type ?? ''}:${q}`)
    .digest('base64url')
    .slice(0, 12)
