import type { CaseOutcome, NewSanction } from '@doran/contract'
import { profileIdOf } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { claimDecided, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { closeReportsOf } from './reports-of-case.js'
import { assertNotOwn } from './assert-not-own.js'
import { insertDecision, isHiddenByOther, lockCase, updateCase } from './case-repository.js'
import { listClaims } from './claim-repository.js'
import { briefOf } from './excerpt-of.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { findMemberId } from './person-repository.js'
import { recount } from './recount.js'
import { showAgain } from './show-again.js'
import { tellAuthor } from './tell-author.js'

type Decision = {
  caseId: string
  /** The status that whoever decides saw. */
  status: 'open' | 'appealed'
  outcome: CaseOutcome
  reason: string
  /** What it leads to, for the log. */
  sanction?: NewSanction | null
  blocksPictures?: boolean
}
type CloseContext = Context<'mailNotifier' | 'registry'>

/**
 * Decides a case: hides the thing or lets it stand, closes its reports, and tells its author, who reported it and who
 * claimed rights.
 * @throws AppError NOT_FOUND, ALREADY_DECIDED; NOT_ALLOWED for one's own
 */
export function closeCase(
  ctx: CloseContext,
  { caseId, status, outcome, reason, sanction = null, blocksPictures = false }: Decision,
): Promise<CaseRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockCase(tx.db, caseId)
    if (!before) throw new AppError('NOT_FOUND')
    assertNotOwn(tx, before)
    if (before.status !== status) throw new AppError('ALREADY_DECIDED')
    const now = tx.clock.now()
    const isHidden = await hideOrShow(tx, before, outcome)
    const row = await updateCase(tx.db, caseId, {
      status: 'decided',
      outcome,
      reason,
      hiddenBy: isHidden ? 'decision' : null,
      blindUntil: null,
      decidedAt: now,
    })
    const byProfileId = profileIdOf(tx.actor)
    await insertDecision(tx.db, {
      id: tx.newId(),
      caseId,
      outcome,
      reason,
      byProfileId,
      createdAt: now,
    })
    await recordAudit(tx, {
      action: 'case.decided',
      memberId: await findMemberId(tx.db, row.authorProfileId),
      details: {
        caseId,
        outcome,
        targetType: row.targetType,
        blocksPictures,
        ...(sanction && { sanction: sanction.kind }),
      },
    })
    await tellReporters(tx, row)
    await recount(tx, row)
    await tellOfDecision(tx, before, row)
    await tellClaimants(tx, row)
    return row
  })
}

async function hideOrShow(ctx: CloseContext, row: CaseRow, outcome: CaseOutcome): Promise<boolean> {
  const { setHidden } = ctx.registry.findReportTarget(row.targetType)
  if (!setHidden) return false
  if (outcome === 'upheld') await setHidden(ctx, row.targetId, true)
  else await showAgain(ctx, row)
  return outcome === 'upheld'
}

async function tellReporters(ctx: CloseContext, row: CaseRow): Promise<void> {
  const { id: caseId, reason } = row
  const outcome = row.outcome ?? 'dismissed'
  const excerpt = briefOf(row)
  for (const profileId of await closeReportsOf(ctx, { caseId, outcome, reason })) {
    await addNotification(ctx, {
      profileId,
      type: 'report_result',
      data: { outcome, reason, excerpt },
    })
  }
}

/** Nobody is told that something was reported which was never hidden. */
async function tellOfDecision(ctx: CloseContext, before: CaseRow, row: CaseRow): Promise<void> {
  const { reason } = row
  const isAppealed = before.status === 'appealed'
  const isHideable = ctx.registry.findReportTarget(row.targetType).setHidden !== undefined
  if (row.outcome === 'upheld') {
    const what = isAppealed ? 'kept_hidden' : 'hidden'
    await tellAuthor(ctx, { row, what: isHideable ? what : 'warned', reason })
    return
  }
  if (!isAppealed && before.hiddenBy === null) return
  if (!isHideable) await tellAuthor(ctx, { row, what: 'cleared', reason })
  else if (!(await isHiddenByOther(ctx.db, row)))
    await tellAuthor(ctx, { row, what: 'restored', reason })
  else if (isAppealed) await tellAuthor(ctx, { row, what: 'kept_hidden', reason })
}

async function tellClaimants(ctx: CloseContext, row: CaseRow): Promise<void> {
  if (!row.hasClaim) return
  const mailText = claimDecided({ isUpheld: row.outcome === 'upheld', reason: row.reason })
  const addresses = (await listClaims(ctx.db, row.id)).map(({ email }) => email)
  for (const to of new Set(addresses)) await queueMail(ctx, { to, ...mailText })
}
