import type { BodyOf, Me } from '@doran/contract'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PROFILE_FIELD_COPY } from '@doran/contract/profile/copy'
import { PROFILE_LENGTHS } from '@doran/contract/profile/limits'
import type { Draft, FieldProblems } from '@doran/forms'
import { drafts } from '@doran/site/session'

type ProfileChanges = BodyOf<'PATCH /v1/profile/{profileId}'>
type OwnProfile = Me['profile']

/** A picture of this page, with an address under which the page can show it. */
export type NewPicture = { file: Blob; address: string }

/** What the person is typing; `picture` is a new one, removed, or unchanged. */
export type ProfileDraft = {
  name: string
  description: string
  gender: OwnProfile['gender']
  /** YYYY-MM-DD or empty. */
  birthday: string
  picture: NewPicture | 'none' | 'unchanged'
}

export type ProfileField = 'name' | 'description' | 'birthday' | 'profileImage'
export type ProfileProblems = FieldProblems<ProfileField>

export function draftOf(profile: OwnProfile): ProfileDraft {
  const { name, description, gender, birthday } = profile
  return { name, description, gender, birthday: birthday ?? '', picture: 'unchanged' }
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
  return picture === 'unchanged' || picture === 'none' ? null : picture
}

export function hasChanges(draft: ProfileDraft, profile: OwnProfile): boolean {
  return newPictureOf(draft) !== null || Object.keys(changesOf(draft, profile)).length > 0
}

/** What can be said before the server is asked; it decides. `today` is YYYY-MM-DD. */
export function profileProblems(draft: ProfileDraft, today: string): ProfileProblems {
  return {
    name: nameProblem(draft.name),
    description: descriptionProblem(draft.description),
    birthday: birthdayProblem(draft.birthday, today),
  }
}

function nameProblem(name: string): string | undefined {
  const isValid = /^[가-힣A-Za-z0-9_]{2,12}$/.test(name.trim().normalize('NFKC'))
  return isValid ? undefined : CORE_FIELD_COPY.nickName
}

function descriptionProblem(text: string): string | undefined {
  const trimmed = text.trim()
  if (Array.from(trimmed).length > PROFILE_LENGTHS.description)
    return PROFILE_FIELD_COPY.description
  const lineBreaks = trimmed.split('\n').length - 1
  return lineBreaks > PROFILE_LENGTHS.descriptionLines
    ? PROFILE_FIELD_COPY.descriptionLines
    : undefined
}

function birthdayProblem(birthday: string, today: string): string | undefined {
  if (birthday === '') return undefined
  const age = ageOn(birthday, today)
  if (age === null || age > 120) return PROFILE_FIELD_COPY.birthday
  return age < 14 ? ACCOUNT_FIELD_COPY.over14 : undefined
}

function ageOn(birthday: string, today: string): number | null {
  const date = new Date(`${birthday}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthday) return null
  if (birthday > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return birthday.slice(5) <= today.slice(5) ? years : years - 1
}

const GENDERS: readonly OwnProfile['gender'][] = ['none', 'female', 'male', 'other']

/** Kept in its tab, over reloads and signing in again; a picture is not. */
export function storedProfileDraft(profileId: string): Draft<ProfileDraft> {
  return drafts.json({
    name: `profile_${profileId}`,
    scope: 'tab',
    parse: parseDraft,
    toStored: (draft) => ({ ...draft, picture: 'unchanged' }),
  })
}

function parseDraft(stored: unknown): ProfileDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const [name, description, birthday] = ['name', 'description', 'birthday'].map((key): unknown =>
    Reflect.get(stored, key),
  )
  const gender = GENDERS.find((one) => one === Reflect.get(stored, 'gender'))
  const isWhole =
    typeof name === 'string' && typeof description === 'string' && typeof birthday === 'string'
  return isWhole && gender ? { name, description, birthday, gender, picture: 'unchanged' } : null
}
