import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { ReportedThing } from '../../platform/module/report-target.js'
import { findOwnItem, getItemRow } from './item-store.js'

/** What the other of one's conversations sent: only the two can report it. */
export async function findReportedItem(
  { db, actor }: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  const item = actor.kind === 'member' ? await findOwnItem(db, actor.profileId, id) : null
  if (!item || item.isMine) return null
  const { author_id: authorProfileId, kind, body } = await getItemRow(db, id)
  return { authorProfileId, excerpt: kind === 'text' ? body : `${kind} ${body}`.trim() }
}
