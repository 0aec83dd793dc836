import type { Owner } from '../../platform/context/actor.js'
import type { ProfileRow } from './profile.table.js'
import type { Deps } from '../../deps.js'
import { findProfile } from './profile-store.js'

export { createProfile, ensureProfile } from './create-profile.js'
export { isReserved, nameKeyOf, nickNamesNear, refuseReservedName } from './nick-name.js'
export { toOwnProfile } from './profile-view.js'
export { profileHandlers } from './profile.routes.js'

export async function findOwnedProfile(
  deps: Deps,
  owner: Owner,
  id: string,
): Promise<ProfileRow | null> {
  return owner.kind === 'member' && owner.profileId === id ? findProfile(deps.db, id) : null
}
