import { randomInt } from 'node:crypto'
import type { Context } from '../../platform/context/context.js'
import { inventNickName, nameKeyOf } from './nick-name.js'
import { isReserved } from './reserved-name.js'
import { findProfileOfMember, insertProfile } from './profile-repository.js'

/** Whose profile, and by which name; null for one that is invented. */
type NewProfile = { memberId: string; nickName: string | null }

const TRIES = 20

/** Creates the profile of a new member; a name that another member took meanwhile gets a number. */
export async function createProfile(
  { db, newId, clock }: Context,
  { memberId, nickName }: NewProfile,
): Promise<string> {
  const id = newId()
  for (let tried = 0; tried < TRIES; tried += 1) {
    const name = nameFor(nickName, tried)
    const row = { id, memberId, name, nameKey: nameKeyOf(name), createdAt: clock.now() }
    if (await insertProfile(db, row)) return id
    // Or the same person signed in twice at once.
    const known = await findProfileOfMember(db, memberId)
    if (known) return known.id
  }
  throw new Error('no nickname was free')
}

function nameFor(nickName: string | null, tried: number): string {
  if (nickName === null) return inventNickName()
  return tried === 0 ? nickName : `${nickName.slice(0, 8)}${randomInt(1_000, 10_000)}`
}

/** The profile of a member who signed in through a provider, created where there is none yet. */
export async function ensureProfile(
  ctx: Context,
  { memberId, nickName }: NewProfile,
): Promise<{ profileId: string; isNew: boolean }> {
  const known = await findProfileOfMember(ctx.db, memberId)
  if (known) return { profileId: known.id, isNew: false }
  const allowed = nickName === null || isReserved(nickName) ? null : nickName
  return { profileId: await createProfile(ctx, { memberId, nickName: allowed }), isNew: true }
}
