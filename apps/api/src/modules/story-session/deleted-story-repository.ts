import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { storyMemory } from '../../schema/story/story-memory.table.js'
import { storyShare } from '../../schema/story/story-share.table.js'
import { turnFeedback } from '../../schema/story/turn-feedback.table.js'
import { turnReceipt } from '../../schema/story/turn-receipt.table.js'
import { turn } from '../../schema/story/turn.table.js'
import { theme, themeVersion } from '../../schema/theme/theme.table.js'
import type { RatedSession, SessionWithTheme } from './story-session-repository.js'
import { storySession } from '../../schema/story/story-session.table.js'

export type RestorableSession = RatedSession & SessionWithTheme

export async function setDeletedAt(
  db: Executor,
  id: string,
  deletedAt: Date | null,
): Promise<void> {
  await db.update(storySession).set({ deletedAt }).where(eq(storySession.id, id))
}

/** A story that its owner deleted at `since` or later, or has already restored. */
export async function findRestorableSession(
  db: Executor,
  owner: RowOwner,
  { id, since }: { id: string; since: Date },
): Promise<RestorableSession | null> {
  const [row] = await db
    .select({ session: storySession, ageRating: theme.ageRating, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(
      and(
        eq(storySession.id, id),
        ownedBy(storySession, owner),
        or(isNull(storySession.deletedAt), gte(storySession.deletedAt, since)),
      ),
    )
  return row ? { ...row.session, ageRating: row.ageRating, themeCard: row.themeCard } : null
}

/** Stories that were deleted before `deadline` and that no other descends from, the first deleted first. */
export async function listErasable(
  db: Executor,
  { deadline, limit }: { deadline: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: storySession.id })
    .from(storySession)
    .where(isErasable(db, deadline))
    .orderBy(asc(storySession.deletedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Locks one of them; false where it was restored meanwhile. Nothing can descend from it any more then. */
export async function lockErasable(
  db: Executor,
  { id, deadline }: { id: string; deadline: Date },
): Promise<boolean> {
  const locked = await db
    .select({ id: storySession.id })
    .from(storySession)
    .where(and(eq(storySession.id, id), isErasable(db, deadline)))
    .for('update')
  return locked.length > 0
}

/** What refers to turns goes before them, they before their story. What turns cost stays in the ledger. */
export async function eraseSession(db: Executor, id: string): Promise<void> {
  const turns = db.select({ id: turn.id }).from(turn).where(eq(turn.sessionId, id))
  await db.delete(turnReceipt).where(inArray(turnReceipt.turnId, turns))
  await db.delete(turnFeedback).where(inArray(turnFeedback.turnId, turns))
  await db.delete(storyMemory).where(eq(storyMemory.sessionId, id))
  await db.delete(storyShare).where(eq(storyShare.sessionId, id))
  await db.delete(turn).where(eq(turn.sessionId, id))
  await db.delete(storySession).where(eq(storySession.id, id))
}

function isErasable(db: Executor, deadline: Date) {
  const branch = alias(storySession, 'branch')
  const branches = db
    .select({ one: sql`1` })
    .from(branch)
    .where(eq(branch.parentSessionId, storySession.id))
  return and(
    isNotNull(storySession.deletedAt),
    lt(storySession.deletedAt, deadline),
    notExists(branches),
  )
}
