import type { Review } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { toAuthor } from '../profile/index.js'
import { coverOf, ThemeFacts } from '../theme/index.js'
import { mayReply } from './may-reply.js'
import type { ShownReviewRow } from './review-list-repository.js'

export function toReview(ctx: Context<never, Actor>, row: ShownReviewRow): Review {
  const facts = ThemeFacts.parse(row.theme_card)
  const author = toAuthor(row)
  if (!author) throw new Error(`unreachable: review ${row.id} is of nobody`)
  return {
    id: row.id,
    theme: { id: facts.id, title: facts.title, cover: coverOf(facts) },
    author,
    isMine: author.id === profileIdOf(ctx.actor),
    stars: row.stars,
    body: row.body,
    hasSpoiler: row.has_spoiler,
    turnsRead: row.turns_read,
    endingBadge: row.ending_badge,
    helpful: row.helpful,
    isHelpful: row.is_helpful,
    reply: replyOf(row),
    canReply: mayReply(ctx),
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }
}

function replyOf({ reply, replied_at: at }: ShownReviewRow): Review['reply'] {
  return reply === null || at === null ? null : { text: reply, repliedAt: at.toISOString() }
}
