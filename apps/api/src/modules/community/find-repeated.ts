import { isDeepStrictEqual } from 'node:util'
import type { ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPoll } from './poll-repository.js'
import { findByClientId } from './post-repository.js'
import type { PostRow } from '../../schema/community/post.table.js'

export type NewPost = ParsedBodyOf<'POST /v1/community/post'>

export const DAY_MS = 86_400_000

/**
 * The id of the post that the member's client id made before; null for a new one.
 * @throws AppError KEY_REUSED where that was another post, or was deleted since
 */
export async function findRepeated(
  { db, actor }: Context<never, Member>,
  given: NewPost,
): Promise<string | null> {
  const row = await findByClientId(db, actor.profileId, given.clientPostId)
  if (!row) return null
  const asked = await findPoll(db, row.id, null)
  const poll = asked && {
    question: asked.poll.question,
    isMultiple: asked.poll.isMultiple,
    days: (asked.poll.closesAt.getTime() - row.createdAt.getTime()) / DAY_MS,
    options: asked.options.map(({ label }) => label),
  }
  const isSame =
    row.deletedAt === null &&
    // What was edited since says no more how it began.
    (row.editedAt !== null || isSameText(row, given)) &&
    isDeepStrictEqual(poll, given.poll)
  if (!isSame) throw new AppError('KEY_REUSED')
  return row.id
}

type Text = Pick<PostRow, 'board' | 'title' | 'body' | 'attachments' | 'isSpoiler'>

/** Whether two say the same. */
export function isSameText(one: Text, other: Text): boolean {
  return isDeepStrictEqual(textAlone(one), textAlone(other))
}

const textAlone = ({ board, title, body, attachments, isSpoiler }: Text) => ({
  board,
  title,
  body,
  attachments,
  isSpoiler,
})
