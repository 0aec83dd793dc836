import { ERASE_AFTER_DAYS } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { WithCredentials } from '../../platform/context/credential-changes.js'
import { assertOtherAdmin, lockOperators, setEraseAt } from '../account/index.js'
import { recordAudit } from '../audit/index.js'
import { deleteCode, endSessionsOf, signOut } from '../auth-session/index.js'
import { deletionStarted, queueMail } from '../mail/index.js'
import { findPerson } from './find-person.js'

const DAY_MS = 86_400_000

/**
 * Signs out everywhere at once; everything is erased some days later, unless the person signs in again.
 * @throws AppError LAST_ADMIN
 */
export function deleteUser(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'gameEngine', Member>,
): Promise<WithCredentials<{ eraseAt: string }>> {
  const eraseAt = new Date(ctx.clock.now().getTime() + ERASE_AFTER_DAYS * DAY_MS)
  return inTransaction(ctx, async (tx) => {
    const { memberId, authSessionId } = tx.actor
    assertOtherAdmin(await lockOperators(tx), { memberId })
    const { email } = await findPerson(tx, memberId)
    await setEraseAt(tx.db, memberId, eraseAt)
    await recordAudit(tx, { action: 'account.deletion_started', memberId })
    await endSessionsOf(tx, { memberId, keepId: authSessionId })
    await deleteCode(tx.db, memberId)
    const loginUrl = `${tx.env.PUBLIC_ORIGIN}/login/email`
    await queueMail(tx, { to: email, ...deletionStarted({ eraseAt, loginUrl }) })
    const { credentials } = await signOut(tx)
    return { eraseAt: eraseAt.toISOString(), credentials }
  })
}
