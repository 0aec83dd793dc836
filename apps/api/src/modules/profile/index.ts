export { AUTHOR_COLUMNS, authorJoins, toAuthor, type AuthorColumns } from './author-columns.js'
export { createProfile, ensureProfile } from './create-profile.js'
export { ensureOfficialProfile, OFFICIAL_PROFILE_ID } from './ensure-official-profile.js'
export { findMaker, listMakers, listMakersOfMembers } from './find-maker.js'
export { getProfile } from './get-profile.js'
export { nameKeyOf, nickNamesNear } from './nick-name.js'
export {
  adoptOver15,
  hideFrame,
  setProfileAiNoticeAt,
  setProfileOver15,
  showFrame,
} from './profile-repository.js'
export { toOwnProfile } from './profile-view.js'
export { ratingOf } from './rating.js'
export { isReserved, OFFICIAL_NAME, refuseReservedName } from './reserved-name.js'
