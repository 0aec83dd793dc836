import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { storySession } from '../../schema/story/story-session.table.js'
import { theme } from '../../schema/theme/theme.table.js'
import { storyMemory, type StoryMemoryRow } from '../../schema/story/story-memory.table.js'

export type MemoryPosition = { isPinned: boolean; turnIndex: number; id: string }
export type NewMemory = typeof storyMemory.$inferInsert

/** Remembered now: of the path to the leaf, and not forgotten. */
const isKnown = and(storyMemory.isOnPath, isNull(storyMemory.forgottenAt))

/** With the rating of its theme. */
export async function findMemoryOfOwner(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<{ memory: StoryMemoryRow; ageRating: (typeof theme.$inferSelect)['ageRating'] } | null> {
  const [row] = await db
    .select({ memory: storyMemory, ageRating: theme.ageRating })
    .from(storyMemory)
    .innerJoin(storySession, eq(storySession.id, storyMemory.sessionId))
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .where(
      and(
        eq(storyMemory.id, id),
        ownedBy(storySession, owner),
        isNull(storySession.deletedAt),
        ne(storyMemory.kind, 'summary'),
      ),
    )
  return row ?? null
}

/** Pinned ones first, then those of the newest turns. */
export function listMemoryRows(
  db: Executor,
  sessionId: string,
  page: { kind?: StoryMemoryRow['kind'] | undefined; after: MemoryPosition | null; limit: number },
): Promise<StoryMemoryRow[]> {
  const { kind, after, limit } = page
  return db
    .select()
    .from(storyMemory)
    .where(
      and(
        eq(storyMemory.sessionId, sessionId),
        isKnown,
        kind && eq(storyMemory.kind, kind),
        after
          ? sql`(${storyMemory.isPinned}, ${storyMemory.turnIndex}, ${storyMemory.id})
              < (${after.isPinned}, ${after.turnIndex}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(storyMemory.isPinned), desc(storyMemory.turnIndex), desc(storyMemory.id))
    .limit(limit)
}

/** The newest summary of the path, which stands for all that was told up to its turn. */
export async function findSummary(db: Executor, sessionId: string): Promise<StoryMemoryRow | null> {
  const [row] = await db
    .select()
    .from(storyMemory)
    .where(and(eq(storyMemory.sessionId, sessionId), isKnown, eq(storyMemory.kind, 'summary')))
    .orderBy(desc(storyMemory.turnIndex))
    .limit(1)
  return row ?? null
}

/** Those of the narrator's memories that the reader changed or does not want to be told of. */
export function listRevisedRows(
  db: Executor,
  sessionId: string,
): Promise<Pick<StoryMemoryRow, 'stateKey' | 'text' | 'forgottenAt'>[]> {
  const { stateKey, text, forgottenAt, editedAt } = storyMemory
  return db
    .select({ stateKey, text, forgottenAt })
    .from(storyMemory)
    .where(
      and(
        eq(storyMemory.sessionId, sessionId),
        isNotNull(stateKey),
        or(isNotNull(forgottenAt), isNotNull(editedAt)),
      ),
    )
}

/** No more than `most` are counted. */
export async function countMemoryRows(
  db: Executor,
  sessionId: string,
  only: { isPinned?: true; source?: 'me'; withSummaries?: true; most: number },
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(storyMemory)
    .where(
      and(
        eq(storyMemory.sessionId, sessionId),
        isKnown,
        only.withSummaries ? undefined : ne(storyMemory.kind, 'summary'),
        only.isPinned && storyMemory.isPinned,
        only.source && eq(storyMemory.source, only.source),
      ),
    )
    .limit(only.most)
    .as('found')
  const [row] = await db.select({ rows: count() }).from(found)
  return row?.rows ?? 0
}

/** All that a story holds, whether on the path or not, in the order of their ids; none of the reader's own that is forgotten. */
export function listHeldRows(
  db: Executor,
  sessionId: string,
  page: { after: string | null; limit: number },
): Promise<StoryMemoryRow[]> {
  const { after, limit } = page
  return db
    .select()
    .from(storyMemory)
    .where(
      and(
        eq(storyMemory.sessionId, sessionId),
        or(isNull(storyMemory.forgottenAt), isNotNull(storyMemory.stateKey)),
        after === null ? undefined : gt(storyMemory.id, after),
      ),
    )
    .orderBy(storyMemory.id)
    .limit(limit)
}

/** Those that are there already are left as they are; answers the ones that were written. */
export async function insertMemories(
  db: Executor,
  rows: readonly NewMemory[],
): Promise<StoryMemoryRow[]> {
  if (rows.length === 0) return []
  return db
    .insert(storyMemory)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

export async function findMemoryByClientId(
  db: Executor,
  sessionId: string,
  clientMemoryId: string,
): Promise<StoryMemoryRow | null> {
  const [row] = await db
    .select()
    .from(storyMemory)
    .where(
      and(eq(storyMemory.sessionId, sessionId), eq(storyMemory.clientMemoryId, clientMemoryId)),
    )
  return row ?? null
}

export async function updateMemory(
  db: Executor,
  id: string,
  values: Partial<Pick<StoryMemoryRow, 'text' | 'isPinned' | 'editedAt' | 'forgottenAt'>>,
): Promise<StoryMemoryRow> {
  const [row] = await db.update(storyMemory).set(values).where(eq(storyMemory.id, id)).returning()
  if (!row) throw new Error(`memory ${id} is gone`)
  return row
}

/** Which of some turns have memories already. */
export async function listRememberedTurns(
  db: Executor,
  sessionId: string,
  turnIds: readonly string[],
): Promise<Set<string>> {
  if (turnIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ turnId: storyMemory.turnId })
    .from(storyMemory)
    .where(and(eq(storyMemory.sessionId, sessionId), inArray(storyMemory.turnId, [...turnIds])))
  return new Set(rows.map(({ turnId }) => turnId))
}
