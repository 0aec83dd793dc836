import type { ModerationCaseDetail } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { listMakers } from '../profile/index.js'
import { listReportsOf } from './reports-of-case.js'
import { isOwn } from './assert-not-own.js'
import { countUpheld, findCase, listDecisions } from './case-repository.js'
import { appealOf, toCases } from './case-view.js'
import { listClaims, type ClaimRow } from './claim-repository.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { listSanctions } from './sanction-repository.js'
import { toSanction } from './sanction-view.js'

/**
 * All that moderators need to decide about a case. Who reported something of their own they do not learn.
 * @throws AppError NOT_FOUND
 */
export async function getCase(
  ctx: FullContext<Member>,
  { caseId }: { caseId: string },
): Promise<ModerationCaseDetail> {
  const row = await findCase(ctx.db, caseId)
  const [shown] = row && !isOwn(ctx, row) ? await toCases(ctx, [row]) : []
  if (!row || !shown) throw new AppError('NOT_FOUND')
  const author = row.authorProfileId
  const reports = await listReportsOf(ctx, { caseId })
  const decisions = await listDecisions(ctx.db, caseId)
  const people = await listMakers(ctx, [
    ...reports.flatMap(({ reporterProfileId }) => reporterProfileId ?? []),
    ...decisions.flatMap(({ byProfileId }) => byProfileId ?? []),
  ])
  const personOf = (id: string | null) => (id && people.get(id)) || null
  return {
    ...shown,
    reports: reports.map(({ reporterProfileId, ...report }) => ({
      ...report,
      reporter: personOf(reporterProfileId),
      createdAt: report.createdAt.toISOString(),
    })),
    claims: (await listClaims(ctx.db, caseId)).map(toClaim),
    current: await lookAt(ctx, row),
    decisions: decisions.map(({ outcome, reason, byProfileId, createdAt }) => ({
      outcome,
      reason,
      by: personOf(byProfileId),
      at: createdAt.toISOString(),
    })),
    appeal: appealOf(row),
    blindUntil: row.blindUntil?.toISOString() ?? null,
    sanctions: author ? (await listSanctions(ctx.db, author)).map(toSanction) : [],
    upheldBefore: await countUpheld(ctx.db, row),
  }
}

async function lookAt(
  ctx: FullContext<Member>,
  { targetType, targetId }: CaseRow,
): Promise<ModerationCaseDetail['current']> {
  const thing = await ctx.registry.findReportTarget(targetType).look(ctx, targetId)
  if (!thing) return null
  const { title, text, path, pictures } = thing
  return { title, text, path, pictures: [...pictures] }
}

function toClaim({ id, kind, name, email, detail, createdAt }: ClaimRow) {
  return { id, kind, name, email, detail, createdAt: createdAt.toISOString() }
}
