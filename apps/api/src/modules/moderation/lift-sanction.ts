import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { accountRestored, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { assertMayLift, lockRight } from './lock-right.js'
import { findPerson } from './person-repository.js'
import { recordLifted } from './record-lifted.js'
import {
  findSanction,
  listSanctionsOfCase,
  lockSanction,
  setLifted,
} from './sanction-repository.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

type LiftContext = Context<'env' | 'mailNotifier', Member>

/**
 * Ends a sanction before its time; one that is over already stays as it is.
 * @throws AppError NOT_FOUND, WRITING_PAUSED; NOT_ALLOWED, see `assertMayLift`
 */
export function liftSanction(
  ctx: LiftContext,
  { sanctionId, reason }: { sanctionId: string; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const found = await findSanction(tx.db, sanctionId)
    if (!found) throw new AppError('NOT_FOUND')
    if (found.profileId === tx.actor.profileId) throw new AppError('NOT_ALLOWED')
    const right = await lockRight(tx)
    const row = await lockSanction(tx.db, sanctionId)
    if (!row) throw new AppError('NOT_FOUND')
    await assertMayLift(tx, { row, right })
    await lift(tx, row, reason)
  })
}

/**
 * Ends what a case led to, where the case was decided otherwise after an appeal.
 * @throws AppError NOT_ALLOWED, where the operator could not lift one of them by itself
 */
export async function liftSanctionsOfCase(
  ctx: LiftContext,
  { caseId, reason }: { caseId: string; reason: string },
): Promise<void> {
  const right = await lockRight(ctx)
  for (const row of await listSanctionsOfCase(ctx.db, caseId)) {
    if (isOver(row, ctx.clock.now())) continue
    await assertMayLift(ctx, { row, right })
    await lift(ctx, row, reason)
  }
}

function isOver({ liftedAt, endsAt }: SanctionRow, now: Date): boolean {
  return liftedAt !== null || (endsAt !== null && endsAt <= now)
}

async function lift(ctx: LiftContext, row: SanctionRow, reason: string): Promise<void> {
  const now = ctx.clock.now()
  if (isOver(row, now)) return
  await setLifted(ctx.db, row.id, now)
  const person = await findPerson(ctx.db, row.profileId)
  await recordLifted(ctx, { row, memberId: person?.memberId ?? null })
  if (!person) return
  const { profileId, email } = person
  const data = { what: 'lifted', caseId: row.caseId, reason, endsAt: null } as const
  await addNotification(ctx, { profileId, type: 'sanction', data })
  if (row.kind !== 'end') return
  const loginUrl = `${ctx.env.PUBLIC_ORIGIN}/login`
  await queueMail(ctx, { to: email, ...accountRestored({ reason, loginUrl }) })
}
