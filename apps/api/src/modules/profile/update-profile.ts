import type { OwnProfile, ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimImage, IMAGE_PURPOSES, releaseImages } from '../image/index.js'
import { assertMayWrite } from '../permission/index.js'
import { reindex } from '../search-index/index.js'
import { ageOn } from './age.js'
import { nameKeyOf } from './nick-name.js'
import { lockProfile } from './profile-repository.js'
import { toOwnProfile } from './profile-view.js'
import { profile, type ProfileRow } from '../../schema/profile/profile.table.js'
import { ratingOf } from './rating.js'
import { refuseReservedName } from './reserved-name.js'

type Changes = ParsedBodyOf<'PATCH /v1/profile/{profileId}'>

const MIN_AGE = 14
const MAX_AGE = 120

/**
 * Changes what is given of the member's profile: all of it, or nothing.
 * @throws AppError INVALID_INPUT; WRITING_PAUSED where others would see the change
 */
export async function updateProfile(
  ctx: Context<'registry', Member>,
  changes: Changes,
): Promise<OwnProfile> {
  if (changes.birthday) refuseAge(changes.birthday, ctx.clock.now())
  const row = await inTransaction(ctx, async (tx) => {
    const before = await lockProfile(tx.db, tx.actor.profileId)
    if (showsMore(before, changes)) await assertMayWrite(tx)
    if (changes.name !== undefined && changes.name !== before.name) {
      refuseReservedName(changes.name, 'name')
    }
    refuseYounger(before, changes.birthday, tx.clock.now())
    if (changes.profileImage !== undefined) await changeImage(tx, before, changes.profileImage)
    const after = await save(tx.db, before, changes, tx.clock.now())
    if (after.name !== before.name) await reindex(tx, { type: 'creator', ids: [after.id] })
    return after
  })
  return toOwnProfile(row)
}

const isNew = <T>(given: T | undefined, known: T) => given !== undefined && given !== known

/** A picture or description can always be taken away. */
function showsMore(before: ProfileRow, { name, profileImage, description }: Changes): boolean {
  return (
    isNew(name, before.name) ||
    (Boolean(profileImage) && isNew(profileImage, before.profileImage)) ||
    (Boolean(description) && isNew(description, before.description))
  )
}

function refuseAge(birthday: string, now: Date): void {
  const age = ageOn(birthday, now)
  if (age >= MIN_AGE && age <= MAX_AGE) return
  const isYoung = age >= 0 && age < MIN_AGE
  const message = isYoung ? FIELD_COPY.over14 : FIELD_COPY.birthday
  throw new AppError('INVALID_INPUT', { field: 'birthday', message })
}

/** A birthday that closes things is not taken back to open them. */
function refuseYounger(before: ProfileRow, birthday: string | null | undefined, now: Date): void {
  if (birthday === undefined || birthday === before.birthday) return
  if (!isClosed(before.birthday, now)) return
  // Nearer to the day by steps would be the same.
  const isEarlier = birthday === null || (before.birthday !== null && birthday < before.birthday)
  if (!isEarlier) return
  throw new AppError('INVALID_INPUT', { field: 'birthday', message: FIELD_COPY.birthdayFixed })
}

const isClosed = (birthday: string | null, now: Date) =>
  ratingOf({ birthday, isOver15: null }, now).isFixed

async function changeImage(
  ctx: Context<never, Member>,
  { id: belongsTo, profileImage: before }: ProfileRow,
  key: string | null,
): Promise<void> {
  if (key === before) return
  const purpose = IMAGE_PURPOSES.profile
  await releaseImages(ctx, { purpose, belongsTo })
  if (key !== null) await claimImage(ctx, { purpose, belongsTo, key })
}

async function save(
  db: Executor,
  before: ProfileRow,
  changes: Changes,
  now: Date,
): Promise<ProfileRow> {
  const values = {
    ...(changes.name !== undefined && { name: changes.name, nameKey: nameKeyOf(changes.name) }),
    ...(changes.profileImage !== undefined && { profileImage: changes.profileImage }),
    ...(changes.description !== undefined && { description: changes.description }),
    ...(changes.gender !== undefined && { gender: changes.gender }),
    ...(changes.birthday !== undefined && { birthday: changes.birthday }),
    // What the person said before counts no more once they are older.
    ...(changes.birthday && isClosed(changes.birthday, now) && { isOver15: false }),
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
