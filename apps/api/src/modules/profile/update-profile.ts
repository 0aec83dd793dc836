import type { OwnProfile, ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Executor } from '../../platform/db/client.js'
import { profile, type ProfileRow } from './profile.table.js'
import type { Deps } from '../../deps.js'
import { claimImage, releaseImage } from '../image/index.js'
import { ageOn } from './age.js'
import { nameKeyOf, refuseReservedName } from './nick-name.js'
import { lockProfile } from './profile-store.js'
import { toOwnProfile } from './profile-view.js'

type Given = ParsedBodyOf<'PATCH /v1/profile/{profileId}'>

const MIN_AGE = 14
const MAX_AGE = 120

/** Changes what is given of a profile: all of it, or nothing. */
export async function updateProfile(
  deps: Deps,
  { id }: Pick<ProfileRow, 'id'>,
  given: Given,
): Promise<OwnProfile> {
  if (given.birthday) refuseAge(given.birthday, deps.clock.now())
  const row = await deps.db.transaction(async (tx) => {
    const before = await lockProfile(tx, id)
    if (given.name !== undefined && given.name !== before.name) {
      refuseReservedName(given.name, 'name')
    }
    if (given.profileImage !== undefined) await changeImage(deps, tx, before, given.profileImage)
    return store(tx, before, given)
  })
  return toOwnProfile(row)
}

function refuseAge(birthday: string, now: Date): void {
  const age = ageOn(birthday, now)
  if (age >= MIN_AGE && age <= MAX_AGE) return
  const isYoung = age >= 0 && age < MIN_AGE
  const message = isYoung ? FIELD_COPY.over14 : FIELD_COPY.birthday
  throw new AppError('INVALID_INPUT', { field: 'birthday', message })
}

async function changeImage(
  deps: Deps,
  db: Executor,
  { id, profileImage: before }: ProfileRow,
  key: string | null,
): Promise<void> {
  if (key === before) return
  if (key !== null) await claimImage(db, { profileId: id, key, at: deps.clock.now() })
  if (before !== null) await releaseImage(db, before)
}

async function store(db: Executor, before: ProfileRow, given: Given): Promise<ProfileRow> {
  const values = {
    ...(given.name !== undefined && { name: given.name, nameKey: nameKeyOf(given.name) }),
    ...(given.profileImage !== undefined && { profileImage: given.profileImage }),
    ...(given.description !== undefined && { description: given.description }),
    ...(given.gender !== undefined && { gender: given.gender }),
    ...(given.birthday !== undefined && { birthday: given.birthday }),
  }
  if (Object.keys(values).length === 0) return before
  const changed = await db
    .update(profile)
    .set(values)
    .where(eq(profile.id, before.id))
    .returning()
    .catch((cause: unknown) => {
      throw isNameConflict(cause) ? nameTaken() : cause
    })
  return changed[0] ?? before
}

function nameTaken(): AppError {
  return new AppError('INVALID_INPUT', { field: 'name', message: FIELD_COPY.nickNameTaken })
}

function isNameConflict(thrown: unknown): boolean {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown
  return (
    typeof cause === 'object' &&
    cause !== null &&
    Reflect.get(cause, 'constraint') === 'profile_name_key'
  )
}
