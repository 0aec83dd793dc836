import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'

/** A turn as a book shows it. */
export type BookTurn = Pick<
  TurnRow,
  | 'id'
  | 'index'
  | 'inputKind'
  | 'inputText'
  | 'output'
  | 'narrator'
  | 'model'
  | 'isEdited'
  | 'ending'
>

/** Its `state` holds what differs from the parent's by its top-level keys; null: only the parent has it. */
export type TreeTurn = Pick<
  TurnRow,
  | 'id'
  | 'parentId'
  | 'index'
  | 'inputKind'
  | 'inputText'
  | 'output'
  | 'choices'
  | 'gauges'
  | 'remembered'
  | 'faces'
  | 'dice'
  | 'state'
  | 'status'
  | 'narrator'
  | 'model'
  | 'seed'
  | 'otherSeed'
  | 'variantOf'
  | 'isEdited'
  | 'createdAt'
>

/** The ids of all that was told in a story and of what stands above it, parents before their children. */
export async function listTreeIds(
  db: Executor,
  { id, leafTurnId }: { id: string; leafTurnId: string },
): Promise<string[]> {
  // What is known is not followed again, so that this ends with the turns of the story itself.
  const found = await db.execute<{ id: string }>(sql`
    with recursive tree(id, parent_id, index) as (
      select id, parent_id, index from turn
      where (session_id = ${id} and status in ('done', 'stopped')) or id = ${leafTurnId}
      union
      select above.id, above.parent_id, above.index
      from turn above join tree on above.id = tree.parent_id
    )
    select id from tree order by index, id`)
  return found.rows.map(({ id: turnId }) => turnId)
}

/** Who told some of these turns, each once; the offline narrator first. */
export async function listWriters(
  db: Executor,
  ids: readonly string[],
): Promise<Pick<TurnRow, 'narrator' | 'model'>[]> {
  const found = await db.execute<Pick<TurnRow, 'narrator' | 'model'>>(sql`
    select distinct narrator, model from turn where id = any(${sql.param([...ids])}::uuid[])
    order by narrator desc, model`)
  return found.rows
}

export async function listBookTurns(db: Executor, ids: readonly string[]): Promise<BookTurn[]> {
  const { id, index, inputKind, inputText, output, narrator, model, isEdited, ending } = turn
  const columns = { id, index, inputKind, inputText, output, narrator, model, isEdited, ending }
  return db
    .select(columns)
    .from(turn)
    .where(inArray(id, [...ids]))
}

export async function listTreeTurns(db: Executor, ids: readonly string[]): Promise<TreeTurn[]> {
  // Named by its table: in a select of one table Drizzle writes a column without it.
  const difference = sql<unknown>`(
    select coalesce(jsonb_object_agg(key, part.value), '{}')
    from (select (select above.state from turn above where above.id = turn.parent_id) as state) parent,
    lateral (
      select key, value from jsonb_each(turn.state) where parent.state -> key is distinct from value
      union all
      select key, 'null' from jsonb_object_keys(parent.state) key where not turn.state ? key
    ) part
  )`
  return db
    .select({
      id: turn.id,
      parentId: turn.parentId,
      index: turn.index,
      inputKind: turn.inputKind,
      inputText: turn.inputText,
      output: turn.output,
      choices: turn.choices,
      gauges: turn.gauges,
      remembered: turn.remembered,
      faces: turn.faces,
      dice: turn.dice,
      state: difference,
      status: turn.status,
      narrator: turn.narrator,
      model: turn.model,
      seed: turn.seed,
      otherSeed: turn.otherSeed,
      variantOf: turn.variantOf,
      isEdited: turn.isEdited,
      createdAt: turn.createdAt,
    })
    .from(turn)
    .where(inArray(turn.id, [...ids]))
}
