import { z } from 'zod'
import { COMMUNITY_FIELD_COPY } from '../community/copy.js'
import { COMMUNITY } from '../community/limits.js'
import { StaffText, textOf } from '../community/rich-text.js'
import { call, json } from '../core/call.js'
import { Timestamp } from '../core/primitives.js'
import { PAGE } from './limits.js'

/** Texts that administrators write. */
export const PageKey = z.enum(['community-rule'])
export type PageKey = z.infer<typeof PageKey>

/** A text in its version in force. Pictures have no place in it. */
export const PageText = z.object({
  key: PageKey,
  /** Versions are counted from 1. */
  version: z.number().int(),
  body: StaffText,
  /** The change, in a sentence; empty for the first. */
  note: z.string(),
  publishedAt: Timestamp,
})
export type PageText = z.infer<typeof PageText>

const ofPage = { params: z.object({ key: PageKey }) } as const

export const pageCalls = {
  ...call('GET /v1/page/{key}', {
    ...ofPage,
    actor: 'anyone',
    limit: 'read',
    reply: json(PageText),
    codes: ['NOT_FOUND'],
  }),
  /** A new version, made from the one named; the earlier ones are kept. */
  ...call('PUT /v1/admin/page/{key}', {
    ...ofPage,
    actor: 'member',
    role: 'admin',
    auth: 'full',
    limit: 'moderate',
    isRepeatable: true,
    bodyBytes: PAGE.bodyBytes,
    bodyEntries: COMMUNITY.spans,
    body: z.object({
      version: z.number().int(),
      body: StaffText.refine((body) => body.every(({ type }) => type !== 'picture')).refine(
        (body) => textOf(body).trim() !== '',
        COMMUNITY_FIELD_COPY.postEmpty,
      ),
      note: z.string().trim().max(200).default(''),
    }),
    reply: json(PageText),
    codes: ['NOT_FOUND', 'POST_CHANGED'],
  }),
}
