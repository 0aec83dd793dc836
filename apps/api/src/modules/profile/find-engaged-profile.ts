import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { findBlock } from '../block/index.js'
import { findPublicProfile } from './profile-repository.js'

/** A person as whom one follows; none who is leaving, or blocked the member. */
export async function findEngagedProfile(
  ctx: Context<never, Actor>,
  id: string,
): Promise<EngagementThing | null> {
  const { db, actor } = ctx
  const row = await findPublicProfile(db, id)
  if (!row) return null
  const isBlocked = actor.kind === 'member' && (await findBlock({ ...ctx, actor }, id)).isByOther
  if (isBlocked) return null
  return { ownerProfileId: row.id, title: row.name, subtitle: '', picture: null }
}
