import { inArray, sql } from 'drizzle-orm'
import type { FeedbackReason, TurnFeedback } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { turnFeedback } from '../../schema/story/turn-feedback.table.js'

/** What the reader thought of some turns, by their ids. */
export async function findFeedback(
  db: Executor,
  turnIds: readonly string[],
): Promise<Map<string, TurnFeedback>> {
  if (turnIds.length === 0) return new Map()
  const rows = await db
    .select({ turnId: turnFeedback.turnId, value: turnFeedback.value })
    .from(turnFeedback)
    .where(inArray(turnFeedback.turnId, [...turnIds]))
  return new Map(rows.map(({ turnId, value }) => [turnId, value]))
}

/** Replaces what was thought before. */
export async function writeFeedback(
  db: Executor,
  row: { turnId: string; value: TurnFeedback; reason: FeedbackReason | null; createdAt: Date },
): Promise<void> {
  await db
    .insert(turnFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: turnFeedback.turnId,
      set: { value: sql`excluded.value`, reason: sql`excluded.reason` },
    })
}

export async function removeFeedback(db: Executor, turnId: string): Promise<void> {
  await db.delete(turnFeedback).where(inArray(turnFeedback.turnId, [turnId]))
}
