export { createProfile, ensureProfile } from './create-profile.js'
export { getProfile } from './get-profile.js'
export { isReserved, nameKeyOf, nickNamesNear, refuseReservedName } from './nick-name.js'
export { toOwnProfile } from './profile-view.js'
