import { REVIEW_FIELD_COPY } from '@doran/contract/review/copy'
import { REVIEW_LENGTHS } from '@doran/contract/review/limits'
import { drafts } from '@doran/site/session'

/** What is typed; `stars` is 0 while none is chosen. */
export type WrittenReview = { stars: number; body: string; hasSpoiler: boolean }

export const NOTHING_WRITTEN: WrittenReview = { stars: 0, body: '', hasSpoiler: false }

/** Kept on the device until it is sent, for each theme. */
export function reviewDraft(themeId: string) {
  return drafts.json<WrittenReview>({ name: `review_${themeId}`, scope: 'device', parse })
}

function parse(stored: unknown): WrittenReview | null {
  const { stars, body, hasSpoiler }: { [Name in keyof WrittenReview]?: unknown } = Object(stored)
  if (typeof stars !== 'number' || typeof body !== 'string') return null
  return { stars, body, hasSpoiler: hasSpoiler === true }
}

export function starsProblem({ stars }: WrittenReview): string | undefined {
  return stars === 0 ? REVIEW_FIELD_COPY.reviewStars : undefined
}

export function bodyProblem({ body }: WrittenReview): string | undefined {
  const { length } = Array.from(body.trim())
  if (length < REVIEW_LENGTHS.reviewMin) return REVIEW_FIELD_COPY.reviewTooShort
  return length > REVIEW_LENGTHS.reviewMax ? REVIEW_FIELD_COPY.reviewTooLong : undefined
}
