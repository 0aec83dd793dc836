import type { Attachment, Poll, Post, PostCard } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { toAuthor } from '../profile/index.js'
import type { PollParts } from './poll-repository.js'
import type { ShownPostRow } from './post-list-repository.js'
import type { FullPostRow } from './post-repository.js'

type ActorContext = Context<never, Actor>

export function toPostCard(ctx: ActorContext, row: ShownPostRow): PostCard {
  // What gives a story away is seen by who opens the post.
  const { is_spoiler: isSpoiler, picture } = row
  return {
    id: row.id,
    board: row.board,
    title: row.title,
    excerpt: isSpoiler ? '' : row.excerpt,
    author: toAuthor(row),
    isMine: row.author_id !== null && row.author_id === profileIdOf(ctx.actor),
    isSpoiler,
    isPinned: row.pinned_at !== null,
    isHidden: row.is_hidden,
    picture: isSpoiler || !picture ? null : { url: pictureUrl(picture.key), alt: picture.alt },
    attachments: row.attachment_types,
    hasPoll: row.has_poll,
    likes: row.likes,
    comments: row.comments,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }
}

export function toPost(
  ctx: ActorContext,
  { row, attached, poll }: { row: FullPostRow; attached: Attachment[]; poll: PollParts | null },
): Post {
  const card = toPostCard(ctx, row)
  return {
    ...card,
    body: row.body,
    attached,
    poll: poll && toPoll(ctx, { ...poll, isAsker: card.isMine }),
    version: row.version,
    hiddenCaseId: row.hidden_case_id,
    previous: row.previous,
    next: row.next,
    linkImage: `/og/post/${row.id}/${row.version}.png`,
  }
}

/** Numbers would lead who has not voted yet. */
export function toPoll(
  { clock }: Context,
  { poll, options, mine, isAsker }: PollParts & { isAsker: boolean },
): Poll {
  const isClosed = clock.now() >= poll.closesAt
  const isCounted = isClosed || isAsker || mine.length > 0
  return {
    question: poll.question,
    isMultiple: poll.isMultiple,
    closesAt: poll.closesAt.toISOString(),
    isClosed,
    voters: poll.voters,
    options: options.map(({ label, votes }) => ({ label, votes: isCounted ? votes : null })),
    mine,
  }
}

/** Images that not everybody may see come from the site's own address, with its cookies. */
export function pictureUrl(key: string): string {
  return `/api/v1/image/${key}`
}
