import type { NotificationContent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { addNotification } from '../notification/index.js'
import { findMaker } from '../profile/index.js'
import { briefOf } from './excerpt-of.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'

type Told = {
  row: CaseRow
  what: Extract<NotificationContent, { type: 'content_hidden' }>['data']['what']
  reason: string
}

/** Tells the author of what a case is about; nobody where it is the product's own, or they left. */
export async function tellAuthor(ctx: Context, { row, what, reason }: Told): Promise<void> {
  const profileId = row.authorProfileId
  const author = profileId === null ? null : await findMaker(ctx, profileId)
  if (!author || author.isOfficial) return
  await addNotification(ctx, {
    profileId: author.id,
    type: 'content_hidden',
    data: {
      caseId: row.id,
      targetType: row.targetType,
      targetId: row.targetId,
      excerpt: briefOf(row),
      what,
      reason,
    },
  })
}
