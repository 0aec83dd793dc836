import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { tellAllCounted } from '../engagement/index.js'
import { eraseComments, findOwnComment } from './comment-repository.js'
import { commentHandlers } from './comment.routes.js'
import { comment as commentTable, type CommentRow } from '../../schema/comment/comment.table.js'
import { findEngagedComment } from './find-comment.js'
import { reportedComment } from './moderate-comment.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    comment: CommentRow
  }
}

export const comment = defineModule({
  name: 'comment',
  order: 140,
  handlers: commentHandlers,
  owned: {
    comment: {
      param: 'commentId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnComment(db, actor.profileId, id) : null,
    },
  },
  engagementTargets: { comment: { find: findEngagedComment } },
  reportTargets: { comment: reportedComment },
  tables: [
    {
      table: commentTable,
      readers: ['community', 'yearend'],
      rowsOf: ({ profileId }) => sql`author_profile_id = ${profileId}`,
      onErase: async (ctx, { profileId }) =>
        tellAllCounted(ctx, await eraseComments(ctx.db, profileId, ctx.clock.now())),
      exported: {
        heading: '쓴 댓글',
        columns: [
          'id',
          'target_type',
          'target_id',
          'parent_id',
          'body',
          'created_at',
          'edited_at',
          'deleted_at',
        ],
      },
    },
  ],
})
