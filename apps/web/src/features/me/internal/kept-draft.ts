import type { Me } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import type { ProfileDraft } from './profile-draft'

type OwnProfile = Me['profile']

const GENDERS: readonly OwnProfile['gender'][] = ['none', 'female', 'male', 'other']

/** Words outlive their page in its tab, over signing in again; a picture does not. Null forgets them. */
export function keepDraft({ id }: OwnProfile, draft: ProfileDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(id), JSON.stringify({ ...draft, picture: 'kept' }))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage may be forbidden; then they live as long as the page.
  }
}

export function findKeptDraft({ id }: OwnProfile): ProfileDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return isRecord(kept) ? readDraft(kept) : null
  } catch {
    return null
  }
}

const keyOf = (profileId: string) => `${STORAGE_KEYS.draft}profile_${profileId}`

function readDraft({ name, description, gender, birthday }: Record<string, unknown>) {
  const known = GENDERS.find((one) => one === gender)
  const isWhole =
    typeof name === 'string' && typeof description === 'string' && typeof birthday === 'string'
  if (!isWhole || !known) return null
  return { name, description, birthday, gender: known, picture: 'kept' } as const
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
