import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { ShareCode } from '../play/calls.js'
import { YEAREND_FIELD_COPY } from './copy.js'
import { YEAREND, YEAREND_LENGTHS } from './limits.js'
import { YearPage, YearSource } from './snapshot.js'

/** The steps of making a book, in this order. */
export const YearStep = z.enum([
  'waiting',
  'stories',
  'plays',
  'letters',
  'mornings',
  'writing',
  'done',
])
export type YearStep = z.infer<typeof YearStep>

export const YearBookCard = z.object({
  shareCode: ShareCode,
  year: z.number().int(),
  /** Null, beside a title of the year alone, where its owner hides the cover that has both from others. */
  name: z.string().nullable(),
  title: z.string(),
})
export type YearBookCard = z.infer<typeof YearBookCard>

/** A letter to oneself; `text` is null until the day it opens on. */
export const YearLetter = z.object({
  id: Uuid,
  year: z.number().int(),
  opensAt: Timestamp,
  text: z.string().nullable(),
})
export type YearLetter = z.infer<typeof YearLetter>

/** A year's own book, and how far its making is. */
export const YearMaking = z.object({
  year: z.number().int(),
  step: YearStep,
  sources: z.array(YearSource),
  /** Null while it is made for the first time. */
  shareCode: ShareCode.nullable(),
  /** It was shared once, and is not made again. */
  wasShared: z.boolean(),
  /** Its making failed: it can be asked for again. */
  hasFailed: z.boolean(),
  madeAt: Timestamp.nullable(),
})
export type YearMaking = z.infer<typeof YearMaking>

export const Yearend = z.object({
  /** The year that can be made now; out of season the last one that could be. */
  year: z.number().int(),
  isInSeason: z.boolean(),
  /** The next start of a season and, within one, its end. */
  opensAt: Timestamp,
  closesAt: Timestamp.nullable(),
  /** Null for visitors. */
  mine: z
    .object({
      name: z.string(),
      making: YearMaking.nullable(),
      /** The books of earlier years. */
      earlier: z.array(YearBookCard),
      /** How much there is this year, by source, as a book counts it: of stories their scenes. */
      counts: z.record(YearSource, z.number().int()),
      letters: z.array(YearLetter),
    })
    .nullable(),
  /** Books of others that the caller opened, while they are shared; the latest first. */
  shelf: z.array(YearBookCard),
})
export type Yearend = z.infer<typeof Yearend>

export const YearBook = YearBookCard.extend({
  /** Reports name the book by it. */
  id: Uuid,
  isMine: z.boolean(),
  isShared: z.boolean(),
  madeAt: Timestamp,
  /** To others those alone that the owner shows. `number` counts from 1, over all kinds. */
  pages: z.array(
    z.object({
      number: z.number().int(),
      isShown: z.boolean(),
      page: YearPage,
      /** The text of the page's picture, for readers who do not see it. */
      alt: z.string(),
    }),
  ),
  /** Changes with whatever is drawn: part of the pictures' addresses. */
  revision: z.number().int(),
})
export type YearBook = z.infer<typeof YearBook>

const year = z.coerce
  .number()
  .int()
  .min(YEAREND.firstYear)
  .max(YEAREND.firstYear + 100)
const ofYear = { params: z.object({ year }) } as const
const ofBook = { params: z.object({ shareCode: ShareCode }) } as const

export const yearendCalls = {
  ...call('GET /v1/yearend', {
    actor: 'anyone',
    limit: 'read',
    reply: json(Yearend),
    codes: [],
  }),
  /** The book's progress, polled while it is made. */
  ...call('GET /v1/yearend/{year}', {
    ...ofYear,
    actor: 'member',
    limit: 'read',
    reply: json(YearMaking),
    codes: ['NOT_FOUND'],
  }),
  /** Changes nothing while it is being made. A book that was not shared yet is made again, from these sources. */
  ...call('POST /v1/yearend/{year}/generate', {
    ...ofYear,
    actor: 'member',
    auth: 'full',
    limit: 'yearBook',
    isRepeatable: true,
    body: z.object({ sources: z.array(YearSource).min(1, YEAREND_FIELD_COPY.yearSources).max(5) }),
    reply: json(YearMaking),
    codes: ['YEAR_BOOK_NOT_YET', 'YEAR_BOOK_SHARED', 'LIMITED_SESSION'],
  }),
  /** Once a year; it opens on the next year's first day of December. */
  ...call('POST /v1/yearend/{year}/letter', {
    ...ofYear,
    actor: 'member',
    auth: 'full',
    limit: 'yearBook',
    isRepeatable: true,
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, YEAREND_FIELD_COPY.yearLetter)
        .max(YEAREND_LENGTHS.yearLetter, YEAREND_FIELD_COPY.yearLetterTooLong),
    }),
    reply: json(YearLetter),
    codes: ['YEAR_BOOK_NOT_YET', 'YEAR_LETTER_WRITTEN', 'LIMITED_SESSION'],
  }),
  /** One's own, or one that is shared. */
  ...call('GET /v1/yearend/book/{shareCode}', {
    ...ofBook,
    actor: 'anyone',
    limit: 'shareRead',
    reply: json(YearBook),
    codes: ['NOT_FOUND'],
  }),
  /** Puts another member's book on the caller's shelf; for one's own nothing changes. */
  ...call('PUT /v1/yearend/book/{shareCode}/opened', {
    ...ofBook,
    actor: 'member',
    limit: 'shareRead',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** What is left out stays. Pages of a letter and of thanks are filled by the owner; null empties them. */
  ...call('PATCH /v1/yearend/book/{shareCode}/page/{number}', {
    actor: 'member',
    auth: 'full',
    limit: 'yearBookWrite',
    isRepeatable: true,
    params: ofBook.params.extend({ number: z.coerce.number().int().min(1).max(YEAREND.pages) }),
    body: z.object({
      isShown: z.boolean().optional(),
      /** A letter that was received and may be read. */
      letterId: Uuid.nullable().optional(),
      thanks: z
        .object({
          name: z
            .string()
            .trim()
            .min(1, YEAREND_FIELD_COPY.thanksName)
            .max(YEAREND_LENGTHS.thanksName, YEAREND_FIELD_COPY.thanksNameTooLong),
          text: z
            .string()
            .trim()
            .max(YEAREND_LENGTHS.thanksText, YEAREND_FIELD_COPY.thanksTextTooLong),
        })
        .nullable()
        .optional(),
    }),
    reply: json(YearBook),
    codes: ['NOT_FOUND', 'LIMITED_SESSION', 'WRITING_PAUSED'],
  }),
  /** Lets others open it by its link, or not. From the first time on it is not made again. */
  ...call('PUT /v1/yearend/book/{shareCode}/shared', {
    ...ofBook,
    actor: 'member',
    auth: 'full',
    limit: 'yearBookWrite',
    isRepeatable: true,
    body: z.object({ isShared: z.boolean() }),
    reply: json(YearBook),
    codes: ['NOT_FOUND', 'LIMITED_SESSION', 'WRITING_PAUSED'],
  }),
  /** With its letter to oneself staying sealed. */
  ...call('DELETE /v1/yearend/book/{shareCode}', {
    ...ofBook,
    actor: 'member',
    auth: 'full',
    limit: 'yearBookWrite',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
}
