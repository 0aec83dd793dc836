import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { recordAudit } from '../audit/index.js'
import type { AuthSessionRow } from '../../schema/account/auth-session.table.js'
import { endSession, endSessionsOf } from './end-sessions.js'
import { deleteCode } from './short-time-repository.js'

/** Signs one browser out: its token is worth nothing from now on, nor is a code that it may have asked for. */
export function revokeAuthSession(ctx: Context, row: AuthSessionRow): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await deleteCode(tx.db, row.memberId)
    await endSession(tx, row)
    await recordAudit(tx, { action: 'session.revoked', memberId: row.memberId })
  })
}

/** Signs the member out in every other browser. */
export function revokeOtherAuthSessions(ctx: Context<never, Member>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { memberId, authSessionId } = tx.actor
    await deleteCode(tx.db, memberId)
    await endSessionsOf(tx, { memberId, keepId: authSessionId })
    await recordAudit(tx, { action: 'session.others_revoked', memberId })
  })
}

/** Voids the code that was shown, whether or not there was one. */
export function revokeShortTimePassword({ db, actor }: Context<never, Member>): Promise<void> {
  return deleteCode(db, actor.memberId)
}
