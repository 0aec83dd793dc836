import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'

const ON_PATHS: TurnRow['status'][] = ['done', 'stopped']

/** The finished tellings of a turn's input. */
function isTellingOf({ id, variantOf }: Pick<TurnRow, 'id' | 'variantOf'>) {
  const first = variantOf ?? id
  return and(
    or(eq(turn.id, first), eq(turn.variantOf, first)),
    inArray(turn.status, ON_PATHS),
    sql`${turn.output} <> ''`,
  )
}

/** In the order in which they were told, with what a reader wrote; of an only one itself. */
export function listVariants(
  db: Executor,
  of: TurnRow,
): Promise<Pick<TurnRow, 'id' | 'isEdited'>[]> {
  return db
    .select({ id: turn.id, isEdited: turn.isEdited })
    .from(turn)
    .where(isTellingOf(of))
    .orderBy(asc(turn.createdAt), asc(turn.id))
}

export function listVariantRows(db: Executor, of: TurnRow): Promise<TurnRow[]> {
  return db.select().from(turn).where(isTellingOf(of)).orderBy(asc(turn.createdAt), asc(turn.id))
}

/**
 * What a story shows beside its path: the newest child of the leaf where it is streaming, failed or blocked, or
 * another telling of the leaf while it is told. A branch's leaf may have children of the story it left.
 */
export async function findPendingTurn(
  db: Executor,
  sessionId: string,
  leaf: Pick<TurnRow, 'id' | 'parentId'>,
): Promise<TurnRow | null> {
  const [[child], [streaming]] = await Promise.all([
    db
      .select()
      .from(turn)
      .where(and(eq(turn.parentId, leaf.id), eq(turn.sessionId, sessionId)))
      .orderBy(desc(turn.createdAt), desc(turn.id))
      .limit(1),
    db
      .select()
      .from(turn)
      .where(and(eq(turn.sessionId, sessionId), eq(turn.status, 'streaming'))),
  ])
  if (streaming) return streaming
  return child && ['failed', 'blocked'].includes(child.status) ? child : null
}

/** The texts of the other tellings of a turn that is told anew; of any other turn there are none. */
export async function listOtherTellings(
  db: Executor,
  { id, variantOf }: Pick<TurnRow, 'id' | 'variantOf'>,
): Promise<string[]> {
  if (variantOf === null) return []
  const rows = await db
    .select({ output: turn.output })
    .from(turn)
    .where(and(or(eq(turn.id, variantOf), eq(turn.variantOf, variantOf)), ne(turn.id, id)))
  return rows.map(({ output }) => output)
}

/** A turn of a story, or of one that it branched from; null for any other. */
export async function findTurnOfTree(
  db: Executor,
  sessionId: string,
  turnId: string,
): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turn)
    .where(
      and(
        eq(turn.id, turnId),
        sql`${turn.sessionId} in (
          with recursive above(id, parent_session_id) as (
            select id, parent_session_id from story_session where id = ${sessionId}
            union
            select story.id, story.parent_session_id
            from story_session story join above on story.id = above.parent_session_id
          )
          select id from above
        )`,
      ),
    )
  return row ?? null
}

export async function findTurnByClientId(
  db: Executor,
  sessionId: string,
  clientTurnId: string,
): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turn)
    .where(and(eq(turn.sessionId, sessionId), eq(turn.clientTurnId, clientTurnId)))
  return row ?? null
}
