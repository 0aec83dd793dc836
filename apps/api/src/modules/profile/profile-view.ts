import type { OwnProfile, PublicProfile } from '@doran/contract'
import type { ProfileRow } from '../../schema/profile/profile.table.js'

export function toPublicProfile(row: ProfileRow): PublicProfile {
  const { id, name, profileImage, frame, description, isOfficial } = row
  return { id, uuid: id, name, profileImage, frame, description, isOfficial }
}

export function toOwnProfile(row: ProfileRow): OwnProfile {
  return { ...toPublicProfile(row), gender: row.gender, birthday: row.birthday }
}
