import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { reportedReview } from './find-reported-review.js'
import { eraseMarks } from './helpful-repository.js'
import { eraseReviews, findOwnReview } from './review-repository.js'
import { reviewHandlers } from './review.routes.js'
import {
  review as reviewTable,
  reviewHelpful,
  type ReviewRow,
} from '../../schema/review/review.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    review: ReviewRow
  }
}

export const review = defineModule({
  name: 'review',
  order: 440,
  handlers: reviewHandlers,
  owned: {
    review: {
      param: 'reviewUuid',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findOwnReview(db, actor.profileId, id) : null,
    },
  },
  reportTargets: { review: reportedReview },
  tables: [
    {
      table: reviewTable,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: ({ db }, { profileId }) => eraseReviews(db, profileId),
      exported: {
        heading: '이야기 후기',
        columns: [
          'id',
          'theme_id',
          'stars',
          'body',
          'has_spoiler',
          'turns_read',
          'helpful',
          'created_at',
          'edited_at',
        ],
      },
    },
    {
      table: reviewHelpful,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: ({ db }, { profileId }) => eraseMarks(db, profileId),
      exported: { heading: '도움이 됐다고 한 후기', columns: ['review_id', 'created_at'] },
    },
  ],
})
