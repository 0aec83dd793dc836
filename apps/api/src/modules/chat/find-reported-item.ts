import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { findItemRow, findOwnItem, getItemRow } from './item-repository.js'

/** What the other of one's conversations sent: only the two can report it. */
async function findReportedItem(
  { db, actor }: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const item = actor.kind === 'member' ? await findOwnItem(db, actor.profileId, id) : null
  if (!item || item.isMine) return null
  const { author_id: authorProfileId, kind, body } = await getItemRow(db, id)
  return { authorProfileId, excerpt: kind === 'text' ? body : `${kind} ${body}`.trim() }
}

/** The one message that somebody reported, and nothing else of the conversation. */
async function lookAtItem({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findItemRow(db, id)
  if (!row || row.kind === 'deleted') return null
  const { author_id: authorProfileId, kind, body } = row
  const isPicture = kind === 'image'
  return {
    authorProfileId,
    title: '',
    text: isPicture ? '' : body,
    path: kind === 'theme' ? `/doran-tales/theme/${body}` : null,
    pictures: isPicture ? [body] : [],
  }
}

export const reportedItem: ReportTargetRule = { find: findReportedItem, look: lookAtItem }
