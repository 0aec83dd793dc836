import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { pathTo } from '../story-path/index.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'

/** The ids of a turn and of those above it, down to the one of an index. */
const stretch = (turnId: string, fromIndex: number): SQL =>
  sql`(${pathTo(turnId, fromIndex)} select id from path)`

type Stretch = { turnId: string; fromIndex: number }

/** A turn of a path, without its state. */
export type ShownTurnRow = Pick<
  TurnRow,
  'index' | 'inputKind' | 'inputText' | 'output' | 'isEdited' | 'narrator' | 'model'
>

/** The turns of a stretch of a path, the oldest first, after one. */
export async function listShownTurns(
  db: Executor,
  { turnId, fromIndex, after, limit }: Stretch & { after: number | null; limit: number },
): Promise<ShownTurnRow[]> {
  const { index, inputKind, inputText, output, isEdited, narrator, model } = turn
  return db
    .select({ index, inputKind, inputText, output, isEdited, narrator, model })
    .from(turn)
    .where(
      and(
        sql`${turn.id} in ${stretch(turnId, fromIndex)}`,
        after === null ? undefined : gt(turn.index, after),
      ),
    )
    .orderBy(asc(turn.index))
    .limit(limit)
}

/** All of them, whole, the oldest first. */
export async function listWholeTurns(
  db: Executor,
  { turnId, fromIndex }: Stretch,
): Promise<TurnRow[]> {
  return db
    .select()
    .from(turn)
    .where(sql`${turn.id} in ${stretch(turnId, fromIndex)}`)
    .orderBy(asc(turn.index))
}

/** Whether a model wrote any of them. */
export async function hasModelTurn(db: Executor, { turnId, fromIndex }: Stretch): Promise<boolean> {
  const [row] = await db
    .select({ id: turn.id })
    .from(turn)
    .where(and(sql`${turn.id} in ${stretch(turnId, fromIndex)}`, eq(turn.narrator, 'model')))
    .limit(1)
  return row !== undefined
}

/** Whether one turn stands above another, or is it. */
export async function isAbove(
  db: Executor,
  { turnId, index, below }: { turnId: string; index: number; below: string },
): Promise<boolean> {
  const found = await db.execute(sql`select 1 where ${turnId}::uuid in ${stretch(below, index)}`)
  return found.rows.length > 0
}

export type WalkedTurnRow = Pick<
  TurnRow,
  'index' | 'inputKind' | 'inputText' | 'choices' | 'gauges' | 'remembered' | 'dice'
>

/** The whole way to a turn, without texts and states. */
export async function listWay(db: Executor, turnId: string): Promise<WalkedTurnRow[]> {
  const { index, inputKind, inputText, choices, gauges, remembered, dice } = turn
  return db
    .select({ index, inputKind, inputText, choices, gauges, remembered, dice })
    .from(turn)
    .where(sql`${turn.id} in ${stretch(turnId, 0)}`)
    .orderBy(asc(turn.index))
}

/** The index of the first of so many turns that end with one. */
export async function findFirstIndex(
  db: Executor,
  { turnId, fromIndex }: Stretch,
): Promise<number> {
  const [row] = await db
    .select({ first: sql<number>`min(${turn.index})` })
    .from(turn)
    .where(sql`${turn.id} in ${stretch(turnId, fromIndex)}`)
  if (!row) throw new Error(`turn ${turnId} is gone`)
  return row.first
}
