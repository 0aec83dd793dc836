import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type {
  ModeratedThing,
  ReportTargetRule,
  ReportedThing,
} from '../../platform/module/report-target.js'
import { findPublicProfile } from './profile-repository.js'

/** Somebody else's profile: its name, picture and description as they stand. */
async function findReportedProfile(
  { db, actor }: Context<never, Actor>,
  id: string,
): Promise<ReportedThing | null> {
  if (actor.kind === 'member' && actor.profileId === id) return null
  const row = await findPublicProfile(db, id)
  if (!row) return null
  const excerpt = [row.name, row.profileImage ?? '', row.description].join('\n')
  return { authorProfileId: row.id, excerpt }
}

async function lookAtProfile({ db }: Context, id: string): Promise<ModeratedThing | null> {
  const row = await findPublicProfile(db, id)
  if (!row) return null
  return {
    authorProfileId: id,
    title: row.name,
    text: row.description,
    path: `/doran-tales/creator/${id}`,
    pictures: row.profileImage === null ? [] : [row.profileImage],
  }
}

export const reportedProfile: ReportTargetRule = { find: findReportedProfile, look: lookAtProfile }
