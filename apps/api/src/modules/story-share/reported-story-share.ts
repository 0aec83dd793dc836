import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { mayOpen } from '../permission/index.js'
import { isShown } from './get-shared-row.js'
import { findSharedRowById, type SharedRow } from './shared-story-repository.js'
import { setHiddenAt } from './story-share-repository.js'

/** Somebody else's link, as it stands: what it is called and its last scene. */
async function findReportedShare(
  ctx: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const found = await findSharedRowById(ctx.db, id)
  if (!found || !mayOpen(ctx, found.ageRating) || !(await isShown(ctx, found))) return null
  const { ownerProfileId: authorProfileId, label } = found.share
  if (profileIdOf(ctx.actor) === authorProfileId) return null
  return { authorProfileId, excerpt: [label, found.last.output].filter(Boolean).join('\n') }
}

async function lookAtShare({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const found = await findSharedRowById(db, id)
  if (!found) return null
  const { share, last } = found
  return {
    authorProfileId: share.ownerProfileId,
    title: share.label,
    text: last.output,
    path: pathOf(share),
    pictures: [],
  }
}

function pathOf({ kind, code }: SharedRow['share']): string {
  return `/doran-tales/${kind === 'ending' ? 'ending' : 'share'}/${code}`
}

export const reportedStoryShare: ReportTargetRule = {
  find: findReportedShare,
  look: lookAtShare,
  setHidden: ({ db, clock }, id, isHidden) => setHiddenAt(db, id, isHidden ? clock.now() : null),
  hidesByReports: true,
}
