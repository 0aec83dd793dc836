import type { Actor } from '../../platform/context/actor.js'
import type { Context, FullContext } from '../../platform/context/context.js'
import type { ModeratedThing, ReportTargetRule } from '../../platform/module/report-target.js'
import { countOneLess, countOneMore, tellCounted } from '../engagement/index.js'
import { findCommentRow, markHidden } from './comment-repository.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'
import { findCommented, findReportedComment } from './find-comment.js'

/** Where comments of a kind of thing stand. */
const PAGES: Record<CommentRow['targetType'], (id: string) => string> = {
  game: (id) => `/games/detail?id=${id}`,
  post: (id) => `/community/${id}`,
}

async function lookAtComment(ctx: FullContext<Actor>, id: string): Promise<ModeratedThing | null> {
  const row = await findCommentRow(ctx.db, id)
  if (!row || row.deletedAt !== null) return null
  const { targetType, targetId, authorProfileId, body } = row
  const place = await findCommented(ctx, { target_type: targetType, target_id: targetId })
  return {
    authorProfileId,
    title: place?.thing.title ?? '',
    text: body,
    path: `${PAGES[targetType](targetId)}#c-${id}`,
    pictures: [],
  }
}

/** What is hidden is not counted, since others do not see it. */
async function setCommentHidden(
  ctx: Context<'registry'>,
  id: string,
  isHidden: boolean,
): Promise<void> {
  const { db } = ctx
  const place = await markHidden(db, id, isHidden)
  if (!place) return
  if (isHidden) await countOneLess(db, place, 'comments')
  else await countOneMore(db, place, 'comments')
  await tellCounted(ctx, place)
}

export const reportedComment: ReportTargetRule = {
  find: findReportedComment,
  look: lookAtComment,
  setHidden: setCommentHidden,
  hidesByReports: true,
}
