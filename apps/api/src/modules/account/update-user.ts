import type { Consent, Me, ParsedBodyOf } from '@doran/contract'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import { member } from '../../schema/account/member.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { logConsents } from './account-repository.js'
import { marketingConsent, requiredConsents } from './consents.js'
import { getMe } from './get-me.js'

/** Changes what is given of an account; each change of the marketing consent is logged. */
export async function updateUser(
  ctx: Context<never, Member>,
  { hasAgreedToMarketing, name, country }: ParsedBodyOf<'PATCH /v1/user'>,
): Promise<Me> {
  await inTransaction(ctx, async (tx) => {
    if (hasAgreedToMarketing !== undefined) await agreeToMarketing(tx, hasAgreedToMarketing)
    await change(tx, {
      ...(name !== undefined && { name }),
      ...(country !== undefined && { country }),
    })
  })
  return getMe(ctx)
}

/** Agrees to the terms in force, for an account that was made without them. */
export async function agree(
  ctx: Context<never, Member>,
  { consent, hasAgreedToMarketing }: { consent: Consent; hasAgreedToMarketing: boolean },
): Promise<Me> {
  const now = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    await agreeToMarketing(tx, hasAgreedToMarketing)
    await logConsents(tx.db, tx.newId, tx.actor.memberId, now, requiredConsents(consent))
    await change(tx, { consentedAt: now })
  })
  return getMe(ctx)
}

export async function setInterests(
  ctx: Context<never, Member>,
  { interests }: { interests: string[] },
): Promise<Me> {
  await change(ctx, { interests: [...new Set(interests)] })
  return getMe(ctx)
}

export async function finishWelcome(ctx: Context<never, Member>): Promise<Me> {
  await change(ctx, { welcomedAt: ctx.clock.now() })
  return getMe(ctx)
}

async function agreeToMarketing(ctx: Context<never, Member>, isAgreed: boolean): Promise<void> {
  const { db, newId, clock, actor } = ctx
  const { memberId } = actor
  const [before] = await db
    .select({ isAgreed: member.hasAgreedToMarketing })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update')
  if (before?.isAgreed === isAgreed) return
  await db.update(member).set({ hasAgreedToMarketing: isAgreed }).where(eq(member.id, memberId))
  const consents = [marketingConsent(isAgreed)]
  await logConsents(db, newId, memberId, clock.now(), consents)
}

async function change(
  { db, clock, actor }: Context<never, Member>,
  values: Partial<typeof member.$inferInsert>,
): Promise<void> {
  await db
    .update(member)
    .set({ ...values, updatedAt: clock.now() })
    .where(eq(member.id, actor.memberId))
}
