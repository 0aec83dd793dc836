import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { findThemeCard } from '../theme/index.js'
import { findShownReview } from './review-list-repository.js'
import { findReviewRow, updateReview } from './review-repository.js'
import { profileIdOf } from '../../platform/context/actor.js'

/** Somebody else's review, as it stands. */
async function findReportedReview(
  ctx: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const viewerId = profileIdOf(ctx.actor)
  const row = await findShownReview(ctx.database, viewerId, id)
  if (!row || row.author_id === viewerId) return null
  return { authorProfileId: row.author_id, excerpt: row.body }
}

async function lookAtReview(ctx: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findReviewRow(ctx.db, id)
  if (!row) return null
  const { themeId, profileId: authorProfileId, body: text } = row
  const title = (await findThemeCard(ctx, themeId))?.title ?? ''
  const path = `/doran-tales/reviews?theme=${themeId}`
  return { authorProfileId, title, text, path, pictures: [] }
}

async function setReviewHidden(
  { db, clock }: Context,
  id: string,
  isHidden: boolean,
): Promise<void> {
  await updateReview(db, id, { hiddenAt: isHidden ? clock.now() : null })
}

export const reportedReview: ReportTargetRule = {
  find: findReportedReview,
  look: lookAtReview,
  setHidden: setReviewHidden,
  hidesByReports: true,
}
