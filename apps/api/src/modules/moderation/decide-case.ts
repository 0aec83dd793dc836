import type { ModerationCaseDetail, ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { blockPictures, markPictures, unblockPictures } from '../image/index.js'
import { assertMayWrite } from '../permission/index.js'
import { findCase } from './case-repository.js'
import { getCase } from './get-case.js'
import { giveSanction } from './give-sanction.js'
import { liftSanctionsOfCase } from './lift-sanction.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { closeCase } from './close-case.js'
import { tellOfKeptEnd } from './tell-of-kept-end.js'

type Given = ParsedBodyOf<'POST /v1/admin/case/{caseId}/decision'> & { caseId: string }

/**
 * A moderator's decision, with what it leads to for the author and the pictures: all of it, or nothing.
 * @throws AppError NOT_FOUND, ALREADY_DECIDED, LAST_ADMIN, WRITING_PAUSED; NOT_ALLOWED for one's own, and see
 * `giveSanction` and `liftSanctionsOfCase`
 */
export async function decideCase(
  ctx: FullContext<Member>,
  { sanction, blocksPictures, ...decision }: Given,
): Promise<ModerationCaseDetail> {
  const { caseId, reason } = decision
  // Pictures are looked at by another process, for which no lock waits.
  const marks = blocksPictures
    ? await markPictures(ctx, { keys: await picturesOf(ctx, caseId) })
    : []
  await inTransaction(ctx, async (tx) => {
    await assertMayWrite(tx)
    const row = await closeCase(tx, { ...decision, sanction, blocksPictures })
    const { authorProfileId: profileId } = row
    if (decision.status === 'appealed') await answerAppeal(tx, row)
    await blockPictures(tx, { marks, caseId })
    if (sanction === null) return
    if (profileId === null) throw new AppError('NOT_ALLOWED')
    await giveSanction(tx, { profileId, sanction, reason, caseId })
  })
  return getCase(ctx, { caseId })
}

/** What the first decision led to ends with it, or stays. */
async function answerAppeal(ctx: FullContext<Member>, row: CaseRow): Promise<void> {
  const { id: caseId, reason } = row
  if (row.outcome === 'upheld') {
    await tellOfKeptEnd(ctx, row)
    return
  }
  await liftSanctionsOfCase(ctx, { caseId, reason })
  await unblockPictures(ctx, { caseId })
}

async function picturesOf(ctx: FullContext<Member>, caseId: string): Promise<readonly string[]> {
  const row = await findCase(ctx.db, caseId)
  if (!row) throw new AppError('NOT_FOUND')
  const thing = await ctx.registry.findReportTarget(row.targetType).look(ctx, row.targetId)
  return thing?.pictures ?? []
}
