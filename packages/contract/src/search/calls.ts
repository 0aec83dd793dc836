import { z } from 'zod'
import { PostCard } from '../community/calls.js'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Uuid } from '../core/primitives.js'
import { GameCard } from '../game/calls.js'
import { Maker } from '../profile/calls.js'
import { ThemeCard } from '../theme/calls.js'
import { SEARCH_FIELD_COPY } from './copy.js'
import { SEARCH_LENGTHS } from './limits.js'

/** What can be found; each area registers its own in the API. */
export const SearchType = z.enum(['theme', 'game', 'post', 'creator'])
export type SearchType = z.infer<typeof SearchType>

/** A person who published something, and how much of it there is. */
export const CreatorCard = Maker.extend({
  themes: z.number().int(),
  games: z.number().int(),
  posts: z.number().int(),
})
export type CreatorCard = z.infer<typeof CreatorCard>

export const SearchHit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('theme'), theme: ThemeCard }),
  z.object({ type: z.literal('game'), game: GameCard }),
  z.object({ type: z.literal('post'), post: PostCard }),
  z.object({ type: z.literal('creator'), creator: CreatorCard }),
])
export type SearchHit = z.infer<typeof SearchHit>

/** The hits of one type, the best first. */
export const SearchGroup = z.object({
  type: SearchType,
  items: z.array(SearchHit),
  nextCursor: Cursor.nullable(),
})
export type SearchGroup = z.infer<typeof SearchGroup>

export const Suggestion = z.discriminatedUnion('type', [
  z.object({
    type: SearchType,
    id: Uuid,
    /** A title or a name. */
    text: z.string(),
  }),
  /** Another search, of a mood that is being typed. */
  z.object({ type: z.literal('mood'), text: z.string() }),
])
export type Suggestion = z.infer<typeof Suggestion>

const Query = z
  .string()
  .trim()
  .max(SEARCH_LENGTHS.searchQuery, SEARCH_FIELD_COPY.searchQuery)
  .default('')

export const searchCalls = {
  /**
   * The first of each type that has any, the type of the best hit first; with `type` that type alone, a page at a
   * time. Leaves out everything that the caller may not see, and members who blocked them or whom they blocked. An
   * empty `q` finds nothing.
   */
  ...call('GET /v1/search', {
    actor: 'anyone',
    limit: 'search',
    query: z.object({
      q: Query,
      type: SearchType.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(
      z.object({
        groups: z.array(SearchGroup),
        /** Typing mistakes were not looked past: the database of this install cannot. */
        isPlain: z.boolean(),
        /** What the words deny, and is left out (“안 무서운 거”): as a person reads it. */
        without: z.array(z.string()),
        /** The words ask for what is for adults alone; no such thing is here, and nothing was looked for. */
        isAdult: z.boolean(),
      }),
    ),
    codes: [],
  }),
  /** Completes `q` to titles and names, and to searches for a mood, while it is typed. */
  ...call('GET /v1/search/suggestion', {
    actor: 'anyone',
    limit: 'suggest',
    query: z.object({ q: Query }),
    reply: json(z.object({ items: z.array(Suggestion) })),
    codes: [],
  }),
}
