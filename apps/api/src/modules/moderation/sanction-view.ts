import type { Sanction } from '@doran/contract'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

export function toSanction(row: SanctionRow): Sanction {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    caseId: row.caseId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  }
}
