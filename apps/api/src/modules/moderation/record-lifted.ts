import type { Context } from '../../platform/context/context.js'
import { recordAudit } from '../audit/index.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

/** For the log: a sanction is over before its time. */
export function recordLifted(
  ctx: Context,
  { row: { id, kind }, memberId }: { row: SanctionRow; memberId: string | null },
): Promise<void> {
  return recordAudit(ctx, {
    action: 'sanction.lifted',
    memberId,
    details: { sanctionId: id, kind },
  })
}
