import { eq } from 'drizzle-orm'
import type { Member, Visitor } from '../context/actor.js'
import {
  storySession,
  type StorySessionRow,
} from '../../modules/story-session/story-session.table.js'

/** Whom a story belongs to, as far as its row says; every `Owner` is one. */
export type StoryOwner = Visitor | Pick<Member, 'kind' | 'profileId'>

export function ownerId(owner: StoryOwner): string {
  return owner.kind === 'visitor' ? owner.visitorId : owner.profileId
}

export function ownedBy(owner: StoryOwner) {
  return owner.kind === 'visitor'
    ? eq(storySession.ownerVisitorId, owner.visitorId)
    : eq(storySession.ownerProfileId, owner.profileId)
}

export function ownerColumns(owner: StoryOwner) {
  return owner.kind === 'visitor'
    ? { ownerVisitorId: owner.visitorId, ownerProfileId: null }
    : { ownerVisitorId: null, ownerProfileId: owner.profileId }
}

export function ownerOf({ id, ownerVisitorId, ownerProfileId }: StorySessionRow): StoryOwner {
  if (ownerProfileId !== null) return { kind: 'member', profileId: ownerProfileId }
  if (ownerVisitorId !== null) return { kind: 'visitor', visitorId: ownerVisitorId }
  throw new Error(`story session ${id} has no owner`)
}
