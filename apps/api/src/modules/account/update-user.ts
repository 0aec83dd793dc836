import type { Consent, Me, ParsedBodyOf } from '@doran/contract'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from './member.table.js'
import type { Deps } from '../../deps.js'
import { logConsents } from './account-store.js'
import { marketingConsent, requiredConsents } from './consents.js'
import { getMe } from './get-me.js'

/** Changes what is given of an account; each change of the marketing consent is logged. */
export async function updateUser(
  deps: Deps,
  actor: Member,
  { hasAgreedToMarketing, name, country }: ParsedBodyOf<'PATCH /v1/user'>,
): Promise<Me> {
  await deps.db.transaction(async (tx) => {
    if (hasAgreedToMarketing !== undefined) {
      await agreeToMarketing(deps, tx, actor.memberId, hasAgreedToMarketing)
    }
    await change(deps, tx, actor, {
      ...(name !== undefined && { name }),
      ...(country !== undefined && { country }),
    })
  })
  return getMe(deps, actor)
}

/** Agrees to the terms in force, for an account that was made without them. */
export async function agree(
  deps: Deps,
  actor: Member,
  { consent, hasAgreedToMarketing }: { consent: Consent; hasAgreedToMarketing: boolean },
): Promise<Me> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await agreeToMarketing(deps, tx, actor.memberId, hasAgreedToMarketing)
    await logConsents(tx, deps.newId, actor.memberId, now, requiredConsents(consent))
    await change(deps, tx, actor, { consentedAt: now })
  })
  return getMe(deps, actor)
}

export async function setInterests(deps: Deps, actor: Member, interests: string[]): Promise<Me> {
  await change(deps, deps.db, actor, { interests: [...new Set(interests)] })
  return getMe(deps, actor)
}

export async function finishWelcome(deps: Deps, actor: Member): Promise<Me> {
  await change(deps, deps.db, actor, { welcomedAt: deps.clock.now() })
  return getMe(deps, actor)
}

async function agreeToMarketing(
  deps: Deps,
  db: Executor,
  memberId: string,
  isAgreed: boolean,
): Promise<void> {
  const [before] = await db
    .select({ isAgreed: member.hasAgreedToMarketing })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update')
  if (before?.isAgreed === isAgreed) return
  await db.update(member).set({ hasAgreedToMarketing: isAgreed }).where(eq(member.id, memberId))
  const consents = [marketingConsent(isAgreed)]
  await logConsents(db, deps.newId, memberId, deps.clock.now(), consents)
}

async function change(
  deps: Deps,
  db: Executor,
  { memberId }: Member,
  values: Partial<typeof member.$inferInsert>,
): Promise<void> {
  await db
    .update(member)
    .set({ ...values, updatedAt: deps.clock.now() })
    .where(eq(member.id, memberId))
}
