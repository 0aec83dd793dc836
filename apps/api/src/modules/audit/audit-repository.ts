import { and, desc, inArray, lt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { auditLog } from '../../schema/audit/audit-log.table.js'

type AuditRow = typeof auditLog.$inferSelect

/** Rows of some actions, the newest first: ids are made in the order of time. */
export async function listAuditRows(
  db: Executor,
  { actions, after, limit }: { actions: readonly string[]; after: string | null; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.action, [...actions]), after ? lt(auditLog.id, after) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}
