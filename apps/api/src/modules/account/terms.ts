import { TERMS_VERSION } from '@doran/contract/names'
import { and, eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { logConsents } from './account-repository.js'
import { consentLog } from '../../schema/account/consent-log.table.js'

/** Whether the member has agreed to the terms in force, and not only to older ones. */
export async function hasAgreedToTerms({ db, actor }: Context<never, Member>): Promise<boolean> {
  const [row] = await db
    .select({ id: consentLog.id })
    .from(consentLog)
    .where(
      and(
        eq(consentLog.memberId, actor.memberId),
        eq(consentLog.kind, 'terms'),
        eq(consentLog.version, TERMS_VERSION),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Logs that the member agreed to the terms in force. */
export async function agreeToTerms({
  db,
  newId,
  actor,
  clock,
}: Context<never, Member>): Promise<void> {
  const consent = { kind: 'terms' as const, version: TERMS_VERSION, isAgreed: true }
  await logConsents(db, newId, actor.memberId, clock.now(), [consent])
}
