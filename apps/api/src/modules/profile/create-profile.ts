import { randomInt } from 'node:crypto'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import { inventNickName, isReserved, nameKeyOf } from './nick-name.js'
import { findProfileOfMember, insertProfile } from './profile-store.js'

type Ports = Pick<Deps, 'newId' | 'clock'>

const TRIES = 20

/** Makes the profile of a new member; a name that somebody else took meanwhile gets a number. */
export async function createProfile(
  deps: Ports,
  db: Executor,
  memberId: string,
  wanted: string | null,
): Promise<string> {
  const id = deps.newId()
  for (let tried = 0; tried < TRIES; tried += 1) {
    const name = nameFor(wanted, tried)
    const row = { id, memberId, name, nameKey: nameKeyOf(name), createdAt: deps.clock.now() }
    if (await insertProfile(db, row)) return id
    // Or the same person came twice at once.
    const known = await findProfileOfMember(db, memberId)
    if (known) return known.id
  }
  throw new Error('no nickname was free')
}

function nameFor(wanted: string | null, tried: number): string {
  if (wanted === null) return inventNickName()
  return tried === 0 ? wanted : `${wanted.slice(0, 8)}${randomInt(1_000, 10_000)}`
}

/** Gives a member who came by a provider their profile: by the name they have there, or one that is invented. */
export async function ensureProfile(
  deps: Ports & { db: Executor },
  memberId: string,
  wanted: string | null,
): Promise<{ profileId: string; isNew: boolean }> {
  const known = await findProfileOfMember(deps.db, memberId)
  if (known) return { profileId: known.id, isNew: false }
  const name = wanted === null || isReserved(wanted) ? null : wanted
  return { profileId: await createProfile(deps, deps.db, memberId, name), isNew: true }
}
