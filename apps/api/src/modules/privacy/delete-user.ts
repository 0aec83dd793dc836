import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Caller } from '../../platform/context/caller.js'
import { member } from '../account/member.table.js'
import type { Deps } from '../../deps.js'
import { deleteAuthSessionsOf, dropCode, signOut } from '../auth-session/index.js'
import { deletionStarted, queueMail } from '../mail/index.js'
import { findPerson } from './find-person.js'

const DAY_MS = 86_400_000

/** Signs out everywhere at once; everything is erased some days later, unless the person signs in again. */
export async function deleteUser(
  deps: Deps,
  caller: Caller,
  { memberId, authSessionId }: Member,
): Promise<{ eraseAt: string }> {
  const eraseAt = new Date(deps.clock.now().getTime() + ERASE_AFTER_DAYS * DAY_MS)
  const { email } = await findPerson(deps.db, memberId)
  await deps.db.transaction(async (tx) => {
    await tx.update(member).set({ eraseAt }).where(eq(member.id, memberId))
    // This one, which is worth nothing from now on, ends with its cookies.
    await deleteAuthSessionsOf(tx, memberId, authSessionId)
    await dropCode(tx, memberId)
    const loginUrl = `${deps.env.PUBLIC_ORIGIN}/login/email`
    await queueMail(tx, deps, { to: email, ...deletionStarted({ eraseAt, loginUrl }) })
  })
  await signOut(deps, caller)
  return { eraseAt: eraseAt.toISOString() }
}
