import type { BodyOf, Me } from '@doran/contract'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PROFILE_FIELD_COPY } from '@doran/contract/profile/copy'
import { PROFILE_LENGTHS } from '@doran/contract/profile/limits'

type ProfileChanges = BodyOf<'PATCH /v1/profile/{profileId}'>
type OwnProfile = Me['profile']

/** A picture of this page, with an address under which the page can show it. */
export type NewPicture = { file: Blob; address: string }

/** What the person is typing; `picture` is new, taken away, or the one there is. */
export type ProfileDraft = {
  name: string
  description: string
  gender: OwnProfile['gender']
  /** YYYY-MM-DD or empty. */
  birthday: string
  picture: NewPicture | 'none' | 'kept'
}

export type ProfileField = 'name' | 'description' | 'birthday' | 'profileImage'
export type ProfileErrors = Partial<Record<ProfileField, string>>

export function draftOf(profile: OwnProfile): ProfileDraft {
  const { name, description, gender, birthday } = profile
  return { name, description, gender, birthday: birthday ?? '', picture: 'kept' }
}

/** The profile as the draft wants it, but for a new picture, which is uploaded first. */
export function profileOf(draft: ProfileDraft, profile: OwnProfile): OwnProfile {
  return {
    ...profile,
    name: draft.name.trim().normalize('NFKC'),
    description: draft.description.trim(),
    gender: draft.gender,
    birthday: draft.birthday || null,
    profileImage: draft.picture === 'none' ? null : profile.profileImage,
  }
}

/** What differs from the profile. */
export function changesOf(draft: ProfileDraft, profile: OwnProfile): ProfileChanges {
  const { name, description, gender, birthday, profileImage } = profileOf(draft, profile)
  return {
    ...(name !== profile.name && { name }),
    ...(description !== profile.description && { description }),
    ...(gender !== profile.gender && { gender }),
    ...(birthday !== profile.birthday && { birthday }),
    ...(profileImage !== profile.profileImage && { profileImage }),
  }
}

export function newPictureOf({ picture }: ProfileDraft): NewPicture | null {
  return picture === 'kept' || picture === 'none' ? null : picture
}

export function hasChanges(draft: ProfileDraft, profile: OwnProfile): boolean {
  return newPictureOf(draft) !== null || Object.keys(changesOf(draft, profile)).length > 0
}

/** What can be said before the server is asked; it decides. `today` is YYYY-MM-DD. */
export function refuseDraft(draft: ProfileDraft, today: string): ProfileErrors {
  const name = refuseName(draft.name)
  const description = refuseDescription(draft.description)
  const birthday = refuseBirthday(draft.birthday, today)
  return {
    ...(name && { name }),
    ...(description && { description }),
    ...(birthday && { birthday }),
  }
}

function refuseName(name: string): string | null {
  const isWell = /^[가-힣A-Za-z0-9_]{2,12}$/.test(name.trim().normalize('NFKC'))
  return isWell ? null : CORE_FIELD_COPY.nickName
}

function refuseDescription(text: string): string | null {
  const told = text.trim()
  if (Array.from(told).length > PROFILE_LENGTHS.description) return PROFILE_FIELD_COPY.description
  return told.split('\n').length - 1 > PROFILE_LENGTHS.descriptionLines
    ? PROFILE_FIELD_COPY.descriptionLines
    : null
}

function refuseBirthday(birthday: string, today: string): string | null {
  if (birthday === '') return null
  const age = ageOn(birthday, today)
  if (age === null || age > 120) return PROFILE_FIELD_COPY.birthday
  return age < 14 ? ACCOUNT_FIELD_COPY.over14 : null
}

function ageOn(birthday: string, today: string): number | null {
  const date = new Date(`${birthday}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday) return null
  if (birthday > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return birthday.slice(5) <= today.slice(5) ? years : years - 1
}
