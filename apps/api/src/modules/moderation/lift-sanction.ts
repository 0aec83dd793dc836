import type { Actor, Member, System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { accountRestored, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { findPerson } from './person-store.js'
import { listSanctionsOfCase, lockSanction, setLifted } from './sanction-store.js'
import type { SanctionRow } from './sanction.table.js'

type LiftContext<A extends Actor | System = Actor | System> = Context<'env' | 'mailNotifier', A>

/**
 * Ends a sanction before its time; one that is over already stays as it is.
 * @throws AppError NOT_FOUND; NOT_ALLOWED for one's own, and for an ended account to who is no administrator
 */
export function liftSanction(
  ctx: LiftContext<Member>,
  { sanctionId, reason }: { sanctionId: string; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockSanction(tx.db, sanctionId)
    if (!row) throw new AppError('NOT_FOUND')
    const isAdmin = tx.actor.roles.includes('admin')
    const isOwn = row.profileId === tx.actor.profileId
    if (isOwn || (row.kind === 'end' && !isAdmin)) throw new AppError('NOT_ALLOWED')
    await lift(tx, row, reason)
  })
}

/** Ends what a case led to, where the case was decided otherwise after an appeal. */
export async function liftSanctionsOfCase(
  ctx: LiftContext,
  { caseId, reason }: { caseId: string; reason: string },
): Promise<void> {
  for (const row of await listSanctionsOfCase(ctx.db, caseId)) await lift(ctx, row, reason)
}

async function lift(ctx: LiftContext, row: SanctionRow, reason: string): Promise<void> {
  const now = ctx.clock.now()
  if (row.liftedAt !== null || (row.endsAt !== null && row.endsAt <= now)) return
  await setLifted(ctx.db, row.id, now)
  const person = await findPerson(ctx.db, row.profileId)
  await recordAudit(ctx, {
    action: 'sanction.lifted',
    memberId: person?.memberId ?? null,
    details: { sanctionId: row.id, kind: row.kind },
  })
  if (!person) return
  const { profileId, email } = person
  const data = { what: 'lifted', caseId: row.caseId, reason, endsAt: null } as const
  await addNotification(ctx, { profileId, type: 'sanction', data })
  if (row.kind !== 'end') return
  const loginUrl = `${ctx.env.PUBLIC_ORIGIN}/login`
  await queueMail(ctx, { to: email, ...accountRestored({ reason, loginUrl }) })
}
