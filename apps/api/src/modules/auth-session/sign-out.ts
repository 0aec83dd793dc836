import { and, eq, isNotNull } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type {
  CredentialChanges,
  WithCredentials,
} from '../../platform/context/credential-changes.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { mergeVisitor } from '../visitor/index.js'
import { endRealtime } from './end-sessions.js'
import { deleteAuthSessionByToken } from './auth-session-repository.js'

/** Signs the browser out; the token is worth nothing afterwards, wherever it was copied to. */
export async function signOut(
  ctx: Context<'registry' | 'gameEngine'>,
): Promise<WithCredentials<object>> {
  const ended = await endCurrentSession(ctx, { nextMemberId: null })
  return { credentials: { ...ended, session: null } }
}

/**
 * Ends the browser's sign-in. What a visitor did there and was not brought over yet is its member's, if anybody's:
 * it is brought over now, so that nothing is lost and the next person takes none of it.
 */
export function endCurrentSession(
  ctx: Context<'registry' | 'gameEngine'>,
  { nextMemberId }: { nextMemberId: string | null },
): Promise<CredentialChanges> {
  return inTransaction(ctx, async (tx) => {
    const { sessionToken, visitorCredential } = tx.caller
    const ended = sessionToken ? await deleteAuthSessionByToken(tx.db, sessionToken) : null
    if (ended) await endRealtime(tx, { memberId: ended.memberId, sessionIds: [ended.id] })
    // A borrowed device's visitor is its owner; one who came after the sign-in had run out may be anybody.
    if (!ended || ended.isLimited || ended.expiresAt <= tx.clock.now()) return {}
    if (ended.memberId === nextMemberId || !visitorCredential) return {}
    const profileId = await findConsentedProfile(tx, ended.memberId)
    // Who turns back at the terms is the visitor they were.
    if (!profileId) return {}
    await mergeVisitor(tx, { profileId, visitorCredential })
    return { visitor: null }
  })
}

async function findConsentedProfile({ db }: Context, memberId: string): Promise<string | null> {
  const [found] = await db
    .select({ profileId: profile.id })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(eq(member.id, memberId), isNotNull(member.consentedAt)))
  return found?.profileId ?? null
}
