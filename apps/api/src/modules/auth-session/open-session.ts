import { inTransaction, type Context } from '../../platform/context/context.js'
import { endOfSession } from '../../platform/auth/end-of-session.js'
import { newSecret } from '../../platform/auth/secret.js'
import { assertMaySignIn } from '../permission/index.js'
import { insertAuthSession } from './auth-session-repository.js'
import { endCurrentSession } from './sign-out.js'
import { lockAccount, recordSignIn, type SignedIn } from './record-sign-in.js'

type Recognised = {
  memberId: string
  /** By a short-time password. */
  limited?: { expiresAt: Date }
  /** Throws where what they were recognised by holds no more; asked once the account is locked. */
  confirm?: (ctx: Context) => Promise<void>
}

/**
 * Signs a browser in to the account of somebody who was recognised. Whatever it was signed in to before ends, so
 * that no token outlives a change of person.
 * @throws AppError ACCOUNT_ENDED
 */
export function openSession(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'gameEngine'>,
  { memberId, limited, confirm }: Recognised,
): Promise<SignedIn> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, memberId)
    await confirm?.(tx)
    await assertMaySignIn(tx, account.profileId)
    const ended = await endCurrentSession(tx, { nextMemberId: memberId })
    const session = newSecret()
    const now = tx.clock.now()
    const id = tx.newId()
    await insertAuthSession(tx.db, {
      id,
      token: session,
      memberId,
      isLimited: limited !== undefined,
      userAgent: tx.caller.userAgent,
      expiresAt: limited?.expiresAt ?? endOfSession(now),
      provedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    const signIn = { account, sessionId: id, isLimited: limited !== undefined }
    const { credentials, ...recorded } = await recordSignIn(tx, signIn)
    return { ...recorded, credentials: { ...ended, ...credentials, session } }
  })
}
