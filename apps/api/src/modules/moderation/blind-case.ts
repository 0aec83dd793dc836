import type { ModerationCaseDetail } from '@doran/contract'
import { MODERATION } from '@doran/contract/limits'
import type { Member, System } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { assertMayWrite } from '../permission/index.js'
import { assertNotOwn } from './assert-not-own.js'
import { listOverBlinds, lockCase, updateCase } from './case-repository.js'
import { getCase } from './get-case.js'
import { findMemberId } from './person-repository.js'
import { showAgain } from './show-again.js'
import { tellAuthor } from './tell-author.js'

/**
 * Hides a thing, once and for thirty days at most, while a claim of somebody's rights is looked at; what is hidden
 * already stays so.
 * @throws AppError NOT_FOUND, ALREADY_DECIDED, WRITING_PAUSED; NOT_ALLOWED for one's own, without a claim, for what cannot
 * be hidden, and a second time
 */
export async function blindCase(
  ctx: FullContext<Member>,
  { caseId, reason }: { caseId: string; reason: string },
): Promise<ModerationCaseDetail> {
  await inTransaction(ctx, async (tx) => {
    await assertMayWrite(tx)
    const before = await lockCase(tx.db, caseId)
    if (!before) throw new AppError('NOT_FOUND')
    assertNotOwn(tx, before)
    if (before.status === 'decided') throw new AppError('ALREADY_DECIDED')
    if (before.hiddenBy !== null) return
    const { setHidden } = tx.registry.findReportTarget(before.targetType)
    const mayBlind = before.hasClaim && before.blindUntil === null
    if (!setHidden || !mayBlind) throw new AppError('NOT_ALLOWED')
    await setHidden(tx, before.targetId, true)
    const blindUntil = new Date(tx.clock.now().getTime() + MODERATION.blindMs)
    const row = await updateCase(tx.db, caseId, { hiddenBy: 'claim', blindUntil })
    await recordAudit(tx, {
      action: 'case.blinded',
      memberId: await findMemberId(tx.db, row.authorProfileId),
      details: { caseId, targetType: row.targetType },
    })
    await tellAuthor(tx, { row, what: 'waiting', reason })
  })
  return getCase(ctx, { caseId })
}

/** Shows again what nobody has decided about in time. */
export async function endBlinds(ctx: FullContext<System>): Promise<void> {
  for (const id of await listOverBlinds(ctx.db, ctx.clock.now())) {
    await inTransaction(ctx, async (tx) => {
      const before = await lockCase(tx.db, id)
      if (!before || before.status === 'decided' || before.hiddenBy !== 'claim') return
      const isShown = await showAgain(tx, before)
      const row = await updateCase(tx.db, id, { hiddenBy: null })
      if (isShown) await tellAuthor(tx, { row, what: 'restored', reason: '' })
    })
  }
}
