import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { auditLog } from './audit-log.table.js'
import type { AuditAction } from './record-audit.js'

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

/** One fact of every row of an action. */
export async function listAuditedFacts(
  db: Executor,
  { action, fact }: { action: AuditAction; fact: string },
): Promise<string[]> {
  const value = sql<string | null>`${auditLog.details} ->> ${fact}`
  const rows = await db.select({ value }).from(auditLog).where(eq(auditLog.action, action))
  return rows.flatMap((row) => row.value ?? [])
}
