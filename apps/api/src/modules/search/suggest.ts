import { searchKeysOf, splitWords } from '@doran/korean'
import type { SearchHit, SearchType, Suggestion } from '@doran/contract'
import { SEARCH } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { listBestPlaces } from './entry-word-repository.js'
import { moodsBegunBy, type Mood } from './moods.js'
import { listBeginningTitles, type TitleRow } from './title-repository.js'
import { searchThings } from './search-things.js'
import { titleOf } from './title-of.js'
import { wishedBy } from './wishes.js'
import { findExactWords } from './word-repository.js'
import { meaningWord } from '../search-index/index.js'

/** Stories before games before people before posts, where all begin alike. */
const ORDER = { theme: 0, game: 1, creator: 2, post: 3 } as const satisfies Record<
  SearchType,
  number
>

/** Before the moods: a name half typed is likelier still. */
const TITLES_FIRST = 2
const MOST_MOODS = 2
/** Some of them may be closed to the actor. */
const MOST_STORIES_ASKED = 12

/** Titles and names that go on as it begins, moods that it begins, then others that the words are found in; without what the actor may not see. */
export async function suggest(ctx: FullContext<Actor>, q: string): Promise<Suggestion[]> {
  const keys = searchKeysOf(q)
  const isInitials = splitWords(q).every((word) => /^[ㄱ-ㅎ]+$/.test(word))
  if (keys === '') return []
  const rows = isInitials ? [] : await listBeginningTitles(ctx.database, keys)
  const sorted = rows.toSorted((a, b) => ORDER[a.type] - ORDER[b.type])
  const [titled, moods] = await Promise.all([
    onlyShown(ctx, sorted),
    isInitials ? [] : listMoods(ctx, q),
  ])
  const begun = [...titled.slice(0, TITLES_FIRST), ...moods, ...titled.slice(TITLES_FIRST)]
  if (begun.length >= SEARCH.suggestions) return begun.slice(0, SEARCH.suggestions)
  const { groups } = await searchThings(ctx, { q, limit: SEARCH.hitsOfType, isStrict: true })
  const found = groups.flatMap(({ items }) => items.map(suggestionOf))
  const known = new Set(titled.map(({ id }) => id))
  return [...begun, ...found.filter(({ id }) => !known.has(id))].slice(0, SEARCH.suggestions)
}

/** Those for which there is a story that the actor may see. */
async function listMoods(ctx: FullContext<Actor>, q: string): Promise<Suggestion[]> {
  const begun = moodsBegunBy(q).slice(0, MOST_MOODS)
  const hasStory = await Promise.all(begun.map((mood) => hasStoryFor(ctx, mood)))
  return begun.filter((_, at) => hasStory[at]).map(({ text }) => ({ type: 'mood', text }))
}

async function hasStoryFor(ctx: FullContext<Actor>, { meaning }: Mood): Promise<boolean> {
  const { database, registry } = ctx
  const words = await findExactWords(database, [meaningWord(meaning), ...wishedBy(meaning)])
  const wanted = words.map(({ id }) => ({ id, most: MOST_STORIES_ASKED }))
  const places = await listBestPlaces(database, ['theme'], wanted)
  const ids = [...new Set(places.map(({ entry_id: id }) => id))]
  const hits = await registry.findSearchTarget('theme').show(ctx, ids)
  return hits.size > 0
}

type Thing = Exclude<Suggestion, { type: 'mood' }>

async function onlyShown(ctx: FullContext<Actor>, rows: readonly TitleRow[]): Promise<Thing[]> {
  const byType = Map.groupBy(rows, ({ type }) => type)
  const shown = await Promise.all(
    [...byType].map(([type, ofType]) =>
      ctx.registry.findSearchTarget(type).show(
        ctx,
        ofType.map(({ id }) => id),
      ),
    ),
  )
  const hits = new Map(shown.flatMap((each) => [...each]))
  // As it is called now.
  return rows.flatMap(({ id }) => hits.get(id) ?? []).map(suggestionOf)
}

const suggestionOf = (hit: SearchHit): Thing => ({
  type: hit.type,
  id: idOf(hit),
  text: titleOf(hit),
})

function idOf(hit: SearchHit): string {
  if (hit.type === 'theme') return hit.theme.id
  if (hit.type === 'game') return hit.game.id
  return hit.type === 'post' ? hit.post.id : hit.creator.id
}
