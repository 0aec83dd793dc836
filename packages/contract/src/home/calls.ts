import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Timestamp } from '../core/primitives.js'
import { PostCard } from '../community/calls.js'
import { GameCard, PlayCard } from '../game/calls.js'
import { Genre, PlayableScene, ThemeCard } from '../theme/calls.js'
import { StorySessionCard } from '../story-session/calls.js'

/** A tile for a season or an hour: the morning board while it is open, trees and year-end books in their season. */
export const SeasonTile = z.discriminatedUnion('key', [
  z.object({ key: z.literal('morning'), prompt: z.string(), isChecked: z.boolean() }),
  z.object({
    key: z.literal('tree'),
    opensAt: Timestamp,
    isOpen: z.boolean(),
    hasTree: z.boolean(),
  }),
  z.object({ key: z.literal('yearend'), year: z.number().int(), closesAt: Timestamp }),
])
export type SeasonTile = z.infer<typeof SeasonTile>

/** A row is left out when it would be empty. */
export const HomeRow = z.discriminatedUnion('type', [
  z.object({ type: z.literal('scene'), scene: PlayableScene }),
  z.object({ type: z.literal('continue'), items: z.array(StorySessionCard) }),
  /** Games that wait to go on. */
  z.object({ type: z.literal('plays'), items: z.array(PlayCard) }),
  /** Today's world cup. */
  z.object({ type: z.literal('today'), game: GameCard }),
  z.object({ type: z.literal('season'), items: z.array(SeasonTile) }),
  z.object({ type: z.literal('games'), items: z.array(GameCard) }),
  /** The posts that are discussed most now. */
  z.object({ type: z.literal('posts'), items: z.array(PostCard) }),
  z.object({ type: z.literal('themes'), items: z.array(ThemeCard) }),
])
export type HomeRow = z.infer<typeof HomeRow>

export const Home = z.object({ rows: z.array(HomeRow) })
export type Home = z.infer<typeof Home>

export const TalesHome = z.object({
  hero: PlayableScene.nullable(),
  continue: z.array(StorySessionCard),
  /** Genres that have a public theme. */
  genres: z.array(Genre),
  /** Chosen by the editors' rules, another few every day; each has two stories or more. */
  shelves: z.array(z.object({ key: z.string(), title: z.string(), items: z.array(ThemeCard) })),
  /** Ranked by this week's readers, those who reached an ending counting more; empty while too few read. */
  ranking: z.array(ThemeCard),
  newest: z.array(ThemeCard),
})
export type TalesHome = z.infer<typeof TalesHome>

export const homeCalls = {
  ...call('GET /v1/home', { actor: 'anyone', limit: 'read', reply: json(Home), codes: [] }),
  ...call('GET /v1/tales/home', {
    actor: 'anyone',
    limit: 'read',
    reply: json(TalesHome),
    codes: [],
  }),
}
