import { COMMENT_FIELD_COPY } from '@doran/contract/comment/copy'
import { COMMENT, COMMENT_LENGTHS } from '@doran/contract/comment/limits'

export const LONGEST = COMMENT_LENGTHS.comment

/** From here on the letters are counted. */
const COUNTED_FROM = LONGEST - 100

export function commentProblem(text: string): string | undefined {
  const length = lengthOf(text)
  if (length === 0) return COMMENT_FIELD_COPY.commentEmpty
  if (length > LONGEST) return COMMENT_FIELD_COPY.commentTooLong
  return text.trim().split('\n').length > COMMENT.lines
    ? COMMENT_FIELD_COPY.commentLines
    : undefined
}

export function isNearLimit(text: string): boolean {
  return lengthOf(text) >= COUNTED_FROM
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length
}
