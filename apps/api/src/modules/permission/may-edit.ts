import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** A work that somebody published or may publish. */
export type Work = { ownerProfileId: string }

/** Whether the member may change a work: today its owner alone. Asked by every verb that edits one. */
export function mayEdit({ actor }: Context<never, Member>, work: Work): Promise<boolean> {
  return Promise.resolve(!actor.isLimited && work.ownerProfileId === actor.profileId)
}
