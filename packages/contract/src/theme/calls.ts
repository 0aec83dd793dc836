import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { EMOTIONS, GENRES } from '../names.js'
import { THEME_FIELD_COPY } from './copy.js'
import { THEME_LENGTHS } from './limits.js'

export const Genre = z.enum(GENRES)
export type Genre = z.infer<typeof Genre>

export const Emotion = z.enum(EMOTIONS)
export type Emotion = z.infer<typeof Emotion>

/** Addresses of one character's drawn faces. */
export const Portraits = z.record(Emotion, z.string())
export type Portraits = z.infer<typeof Portraits>

export const AgeRating = z.enum(['all', '12', '15'])
export type AgeRating = z.infer<typeof AgeRating>
export const StoryLength = z.enum(['short', 'middle', 'long'])
export type StoryLength = z.infer<typeof StoryLength>

/** Addresses are paths of this site or absolute. */
export const Cover = z.object({ url: z.string(), wideUrl: z.string(), alt: z.string() })

export const ThemeCard = z.object({
  id: Uuid,
  title: z.string(),
  hook: z.string(),
  genre: Genre,
  tags: z.array(z.string()),
  ageRating: AgeRating,
  /** Warnings before the first scene; noun phrases. */
  warnings: z.array(z.string()),
  length: StoryLength,
  endingCount: z.number().int(),
  cover: Cover,
  /** The first sentences of the opening, for the quick look. */
  excerpt: z.string(),
  /** People who read at least one scene; null while they are fewer than 30. */
  readers: z.number().int().nullable(),
  publishedAt: Timestamp,
  /** The version that is read now came then. */
  changedAt: Timestamp,
})
export type ThemeCard = z.infer<typeof ThemeCard>

/** `odds` in percent, only where dice decide. */
export const Choice = z.object({
  id: z.string(),
  label: z.string(),
  odds: z.object({ success: z.number(), cost: z.number(), fail: z.number() }).optional(),
})
export type Choice = z.infer<typeof Choice>

/** A theme's first scene, ready to be answered. */
export const PlayableScene = z.object({
  theme: ThemeCard,
  opening: z.string(),
  choices: z.array(Choice),
})
export type PlayableScene = z.infer<typeof PlayableScene>

/** A character of a theme's cast. */
export const CastMember = z.object({
  id: Uuid,
  name: z.string(),
  role: z.string(),
  portraits: Portraits.nullable(),
})
export type CastMember = z.infer<typeof CastMember>

/** A character of a cast, and the theme. */
export const FoundCharacter = CastMember.extend({
  theme: z.object({ id: Uuid, title: z.string(), changedAt: Timestamp }),
})
export type FoundCharacter = z.infer<typeof FoundCharacter>

export const ThemeDetail = ThemeCard.extend({
  synopsis: z.string(),
  tone: z.string(),
  opening: z.string(),
  choices: z.array(Choice),
  cast: z.array(
    CastMember.extend({
      /** Something this character would say. */
      line: z.string(),
    }),
  ),
  gauges: z.array(z.object({ label: z.string(), meaning: z.string() })),
  /** Titles stay hidden until reached. */
  endings: z.array(z.object({ key: z.string(), hint: z.string(), rare: z.boolean() })),
  similar: z.array(ThemeCard),
  /** Further openings after `opening`; each with its own text. */
  moreOpenings: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The maker's word to the reader; null where there is none. */
  makerNote: z.string().nullable(),
  maker: z.object({ profileId: Uuid, name: z.string() }),
  /** Numbers of everybody's reading; each null while too few people stand behind it (`STATS_SHOWN_FROM`). */
  stats: z.object({
    readers: z.number().int().nullable(),
    /** Percent of the readers who reached an ending. */
    completion: z.number().int().nullable(),
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  }),
  /** A PNG of 1200 × 630 for links; another address whenever the theme changes. */
  linkImage: z.string(),
})
export type ThemeDetail = z.infer<typeof ThemeDetail>

/** A character of a theme, without what readers only learn in the story. */
export const Character = CastMember.extend({
  look: z.string(),
  speech: z.string(),
  /** Typical lines of the character. */
  lines: z.array(z.string()),
  theme: ThemeCard,
  /** The others of the same theme. */
  others: z.array(CastMember),
  linkImage: z.string(),
})
export type Character = z.infer<typeof Character>

export const ThemeSort = z.enum(['new', 'title'])

export const themeCalls = {
  ...call('GET /v1/tales/template', {
    actor: 'anyone',
    limit: 'search',
    query: z.object({
      genre: z.enum(GENRES, { error: THEME_FIELD_COPY.genreUnknown }).optional(),
      /** Only themes up to this rating are listed. */
      rating: AgeRating.optional(),
      length: StoryLength.optional(),
      /** Only what fewer than ten people have read. */
      waiting: z.stringbool().optional(),
      tag: z.string().trim().min(1).max(12).optional(),
      q: z.string().trim().max(THEME_LENGTHS.searchText, THEME_FIELD_COPY.searchTooLong).optional(),
      sort: ThemeSort.default('new'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(ThemeCard)),
    codes: [],
  }),
  ...call('GET /v1/tales/template/{templateUUID}', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({ templateUUID: Uuid }),
    reply: json(ThemeDetail),
    codes: ['NOT_FOUND'],
  }),
  /** The people of some stories a page; with `q` those who are called so. */
  ...call('GET /v1/tales/character', {
    actor: 'anyone',
    limit: 'search',
    query: z.object({
      q: z.string().trim().max(THEME_LENGTHS.searchText, THEME_FIELD_COPY.searchTooLong).optional(),
      cursor: Cursor.optional(),
    }),
    reply: json(page(FoundCharacter)),
    codes: [],
  }),
  ...call('GET /v1/tales/character/{characterUuid}', {
    actor: 'anyone',
    limit: 'read',
    params: z.object({ characterUuid: Uuid }),
    reply: json(Character),
    codes: ['NOT_FOUND'],
  }),
  /** Lists and shelves leave it out for the caller from then on. */
  ...call('POST /v1/tales/template/{templateUUID}/not-interested', {
    actor: 'member',
    auth: 'full',
    limit: 'like',
    isRepeatable: true,
    params: z.object({ templateUUID: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/tales/template/{templateUUID}/not-interested', {
    actor: 'member',
    auth: 'full',
    limit: 'like',
    isRepeatable: true,
    params: z.object({ templateUUID: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
