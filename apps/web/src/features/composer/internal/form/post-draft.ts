import type { Draft } from '@doran/forms'
import { COMMUNITY } from '@doran/contract/community/limits'
import { drafts } from '@doran/site/session'
import { BOARDS, attachmentLabel } from '../../../../lib/community-words'
import { ATTACHMENT_TYPES } from '../../composer-address'
import type { PickedAttachment } from '../../picked-attachment'
import { parseBody } from './parse-body'
import type { WrittenPoll, WrittenPost } from './written-post'

/** What is written is kept in this browser until it is posted; on a borrowed device as long as its tab. */
export function postDraft(postId: string | null): Draft<WrittenPost> {
  const name = postId === null ? 'post' : `post_${postId}`
  return drafts.json<WrittenPost>({ name, scope: 'device', parse: parsePost })
}

function parsePost(stored: unknown): WrittenPost | null {
  const post: Record<string, unknown> = Object(stored)
  const { title, version, clientPostId, attachments } = post
  if (typeof title !== 'string') return null
  return {
    board: BOARDS.find((board) => board === post['board']) ?? null,
    title,
    body: parseBody(post['body']),
    isSpoiler: post['isSpoiler'] === true,
    attachments: Array.isArray(attachments) ? attachments.flatMap(parseAttachment) : [],
    poll: parsePoll(post['poll']),
    version: typeof version === 'number' ? version : null,
    clientPostId: typeof clientPostId === 'string' ? clientPostId : null,
  }
}

function parseAttachment(stored: unknown): PickedAttachment[] {
  const { type, id, title, isPrivate }: Record<string, unknown> = Object(stored)
  const known = ATTACHMENT_TYPES.find((each) => each === type)
  if (!known || typeof id !== 'string') return []
  const words = typeof title === 'string' ? title : attachmentLabel(known)
  return [{ type: known, id, title: words, isPrivate: isPrivate === true }]
}

function parsePoll(stored: unknown): WrittenPoll | null {
  const { question, isMultiple, days, options }: Record<string, unknown> = Object(stored)
  if (typeof question !== 'string' || !Array.isArray(options)) return null
  return {
    question,
    isMultiple: isMultiple === true,
    days: COMMUNITY.pollDays.find((each) => each === days) ?? COMMUNITY.pollDays[1],
    options: options.filter((label) => typeof label === 'string'),
  }
}
