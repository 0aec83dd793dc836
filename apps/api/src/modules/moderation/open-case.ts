import type { ReportTarget } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { assertMayWrite } from '../permission/index.js'
import { assertNotOwn } from './assert-not-own.js'
import { excerptOf } from './excerpt-of.js'
import { joinCase } from './join-case.js'
import { findMemberId } from './person-repository.js'

/**
 * A moderator's own case of a thing that nobody reported, or the one that waits.
 * @throws AppError NOT_FOUND, WRITING_PAUSED; NOT_ALLOWED for one's own
 */
export async function openCase(
  ctx: FullContext<Member>,
  { targetType, targetId }: { targetType: ReportTarget; targetId: string },
): Promise<{ id: string }> {
  const thing = await ctx.registry.findReportTarget(targetType).look(ctx, targetId)
  if (!thing) throw new AppError('NOT_FOUND')
  assertNotOwn(ctx, thing)
  await assertMayWrite(ctx)
  const { authorProfileId } = thing
  const excerpt = excerptOf(thing)
  return inTransaction(ctx, async (tx) => {
    const { id } = await joinCase(tx, { targetType, targetId, authorProfileId, excerpt })
    await recordAudit(tx, {
      action: 'case.opened',
      memberId: await findMemberId(tx.db, authorProfileId),
      details: { caseId: id, targetType },
    })
    return { id }
  })
}
