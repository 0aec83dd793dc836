import type { SearchHit } from '@doran/contract'
import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** The fields that a search finds a thing by, as they are now. */
export type SearchDocument = {
  id: string
  /** Its title or name, also for suggestions. */
  title: string
  /** Its kind, tags, cast. */
  about: readonly string[]
  /** The rest of what it says. */
  text: string
  /** Known meanings that it has: see `SearchMeaning`. */
  meanings?: readonly string[]
  publishedAt: Date
}

/** The rule by which an area answers for one type of search result. */
export type SearchTargetRule = {
  /** Of those ids whatever anybody may find; the others are taken out of the search. */
  read: (ctx: Context, ids: readonly string[]) => Promise<readonly SearchDocument[]>
  /** All ids that there may be, in their order, after one. */
  listIds: (ctx: Context, after: string | null, limit: number) => Promise<readonly string[]>
  /** As the actor sees them now, by id; without what they may not see. */
  show: (ctx: FullContext<Actor>, ids: readonly string[]) => Promise<ReadonlyMap<string, SearchHit>>
}
