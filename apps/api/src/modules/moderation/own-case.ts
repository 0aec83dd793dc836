import type { OwnCase } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { appealCase } from './appeal-case.js'
import { findCase, listDecisions, lockCase } from './case-repository.js'
import { toOwnCase } from './case-view.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { listSanctionsOfCase } from './sanction-repository.js'

/**
 * A case as the author of what it is about sees it. They do not learn of reports that led to nothing yet.
 * @throws AppError NOT_FOUND for anybody else
 */
export async function getOwnCase(
  ctx: Context<never, Member>,
  { caseId }: { caseId: string },
): Promise<OwnCase> {
  const row = assertOwn(ctx, await findCase(ctx.db, caseId))
  const sanctions = await listSanctionsOfCase(ctx.db, caseId)
  const decisions = (await listDecisions(ctx.db, caseId)).length
  return toOwnCase({ row, sanctions, decisions }, ctx.clock.now())
}

/**
 * The author says why a decision should be made again, or what speaks for what is hidden until there is one.
 * @throws AppError NOT_FOUND for anybody else, APPEAL_LATE
 */
export async function appealOwnCase(
  ctx: Context<never, Member>,
  { caseId, text }: { caseId: string; text: string },
): Promise<OwnCase> {
  await inTransaction(ctx, async (tx) => {
    const row = assertOwn(tx, await lockCase(tx.db, caseId))
    await appealCase(tx, { row, text })
  })
  return getOwnCase(ctx, { caseId })
}

function assertOwn({ actor }: Context<never, Member>, row: CaseRow | null): CaseRow {
  const isKnown = row?.authorProfileId === actor.profileId
  const isTold = row !== null && (row.status !== 'open' || row.hiddenBy !== null)
  if (!row || !isKnown || !isTold) throw new AppError('NOT_FOUND')
  return row
}
