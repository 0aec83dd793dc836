import { z } from 'zod'
import { StaffText, textOf } from '../community/rich-text.js'
import { COMMUNITY } from '../community/limits.js'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { NEWS_FIELD_COPY } from './copy.js'
import { NEWS_LENGTHS } from './limits.js'

/** `changelog`: what changed in the product; `notice`: what people must know. */
export const NewsKind = z.enum(['changelog', 'notice'])
export type NewsKind = z.infer<typeof NewsKind>

export const NewsTag = z.enum(['new', 'better', 'fixed'])
export type NewsTag = z.infer<typeof NewsTag>

export const NewsArea = z.enum(['tales', 'games', 'community', 'chat', 'store', 'account', 'all'])
export type NewsArea = z.infer<typeof NewsArea>

export const NewsReaction = z.enum(['glad', 'useful'])
export type NewsReaction = z.infer<typeof NewsReaction>

/** `tag` and `area` are a changelog's; a notice has neither. */
export const NewsItem = z.object({
  id: Uuid,
  kind: NewsKind,
  tag: NewsTag.nullable(),
  area: NewsArea.nullable(),
  title: z.string(),
  body: StaffText,
  /** A path within the site where it can be tried. */
  link: z.string().nullable(),
  /** Who asked for it and agreed to be named. */
  thanks: z.string().nullable(),
  /** A pinned notice is listed first. */
  isPinned: z.boolean(),
  reactions: z.record(NewsReaction, z.number().int()),
  /** The caller's; null where they have not said, or are no member. */
  mine: NewsReaction.nullable(),
  publishedAt: Timestamp,
  editedAt: Timestamp.nullable(),
})
export type NewsItem = z.infer<typeof NewsItem>

const Body = StaffText.refine((body) => body.every(({ type }) => type !== 'picture')).refine(
  (body) => {
    const text = textOf(body).trim()
    return text !== '' && Array.from(text).length <= NEWS_LENGTHS.newsBody
  },
  NEWS_FIELD_COPY.newsBody,
)

const written = {
  title: z
    .string()
    .trim()
    .min(1, NEWS_FIELD_COPY.newsTitle)
    .max(NEWS_LENGTHS.newsTitle, NEWS_FIELD_COPY.newsTitle),
  body: Body,
  link: z
    .string()
    .trim()
    .max(NEWS_LENGTHS.newsLink, NEWS_FIELD_COPY.newsLink)
    .regex(/^\/(?:[^\s/\\][^\s\\]*)?$/, NEWS_FIELD_COPY.newsLink)
    .nullable()
    .default(null),
  thanks: z.string().trim().min(1).max(NEWS_LENGTHS.newsThanks).nullable().default(null),
  isPinned: z.boolean().default(false),
  tag: NewsTag.nullable().default(null),
  area: NewsArea.nullable().default(null),
} as const

const admin = { actor: 'member', role: 'admin', auth: 'full', limit: 'moderate' } as const
const ofNews = { params: z.object({ newsId: Uuid }) } as const

/** A changelog has a tag and an area, a notice neither. */
const isTagged = ({ kind, tag, area }: { kind: NewsKind; tag: unknown; area: unknown }) =>
  kind === 'changelog' ? tag !== null && area !== null : tag === null && area === null

export const newsCalls = {
  /** The newest first; pinned notices come before all with the first page. */
  ...call('GET /v1/news', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      kind: NewsKind,
      area: NewsArea.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(NewsItem)),
    codes: [],
  }),
  /** The time of the last entry of each kind; null where there is none. */
  ...call('GET /v1/news/latest', {
    actor: 'anyone',
    limit: 'read',
    reply: json(z.record(NewsKind, Timestamp.nullable())),
    codes: [],
  }),
  ...call('GET /v1/news/{newsId}', {
    ...ofNews,
    actor: 'anyone',
    limit: 'read',
    reply: json(NewsItem),
    codes: ['NOT_FOUND'],
  }),
  /** Null takes it back. */
  ...call('PUT /v1/news/{newsId}/reaction', {
    ...ofNews,
    actor: 'member',
    limit: 'like',
    isRepeatable: true,
    body: z.object({ reaction: NewsReaction.nullable() }),
    reply: json(NewsItem),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/admin/news', {
    ...admin,
    replayKey: 'clientNewsId',
    bodyEntries: COMMUNITY.spans,
    body: z
      .object({
        clientNewsId: z.string().regex(/^[A-Za-z0-9_-]{10,40}$/),
        kind: NewsKind,
        ...written,
      })
      .refine(isTagged, { path: ['tag'], error: NEWS_FIELD_COPY.newsTag }),
    reply: json(NewsItem),
    codes: ['KEY_REUSED'],
  }),
  ...call('PUT /v1/admin/news/{newsId}', {
    ...admin,
    ...ofNews,
    isRepeatable: true,
    bodyEntries: COMMUNITY.spans,
    body: z
      .object({ kind: NewsKind, ...written })
      .refine(isTagged, { path: ['tag'], error: NEWS_FIELD_COPY.newsTag }),
    reply: json(NewsItem),
    codes: ['NOT_FOUND'],
  }),
  ...call('DELETE /v1/admin/news/{newsId}', {
    ...admin,
    ...ofNews,
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
