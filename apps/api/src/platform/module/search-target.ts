import type { SearchHit } from '@doran/contract'
import type { Actor } from '../context/actor.js'
import type { Context, FullContext } from '../context/context.js'

/** What a thing is found by, as it stands now. */
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

/** How an area answers for one type of what can be found. */
export type SearchTargetRule = {
  /** Of those ids whatever anybody may find; the others are taken out of the search. */
  read: (ctx: Context, ids: readonly string[]) => Promise<readonly SearchDocument[]>
  /** All ids that there may be, in their order, after one. */
  listIds: (ctx: Context, after: string | null, limit: number) => Promise<readonly string[]>
  /** As the actor sees them now, by id; without what they may not see. */
  show: (ctx: FullContext<Actor>, ids: readonly string[]) => Promise<ReadonlyMap<string, SearchHit>>
}
