import { inTransaction, type Context } from '../../platform/context/context.js'
import { recordAudit } from '../audit/index.js'
import { addNotification } from '../notification/index.js'
import { settleOpenReport } from './report-store.js'

type Decision = { id: string; status: 'upheld' | 'dismissed'; resolution: string }

/** Decides about an open report and notifies the member who made it; false where there is no open one of that id. */
export function settleReport(ctx: Context, { id, status, resolution }: Decision): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const row = await settleOpenReport(tx.db, id, {
      status,
      resolution,
      settledAt: tx.clock.now(),
    })
    if (!row) return false
    await recordAudit(tx, {
      action: 'report.settled',
      memberId: null,
      details: { reportId: id, status },
    })
    if (row.reporterProfileId !== null) {
      await addNotification(tx, {
        profileId: row.reporterProfileId,
        type: 'report_result',
        data: { outcome: status },
      })
    }
    return true
  })
}
