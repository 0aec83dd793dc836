import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportedThing,
  ReportTargetRule,
} from '../../platform/module/report-target.js'
import { findNoteRow, findShownNote, markNoteHidden } from './note-repository.js'

async function findReported(ctx: Context<never, Actor>, id: string): Promise<ReportedThing | null> {
  const viewerId = profileIdOf(ctx.actor)
  const row = await findShownNote(ctx.database, viewerId, id)
  if (!row || row.author_profile_id === viewerId) return null
  return { authorProfileId: row.author_profile_id, excerpt: row.text }
}

async function lookAtNote({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findNoteRow(db, id)
  if (!row) return null
  return {
    authorProfileId: row.profileId,
    title: '아침 한마디',
    text: row.text,
    path: '/morningboard',
    pictures: [],
  }
}

export const reportedNote: ReportTargetRule = {
  find: findReported,
  look: lookAtNote,
  setHidden: ({ db }, id, isHidden) => markNoteHidden(db, id, isHidden),
  hidesByReports: true,
}
