import type { TurnKind } from '@doran/contract'
import type { PastTurn } from '@doran/story-engine'
import type { Database } from '../../db/client.js'

/** What a turn usually has: so many fill the half of a context that history may take. */
const TOKENS_A_TURN = 300
const MOST_TURNS = 120

const PATH = `
with recursive path(parent_id, kind, text, output, depth) as (
  select parent_id, input_kind, input_text, output, 1 from turn where id = $1
  union all
  select above.parent_id, above.input_kind, above.input_text, above.output, path.depth + 1
  from turn above join path on above.id = path.parent_id
  where path.depth < $2
)
select kind, text, output from path order by depth`

type PathTurn = { kind: TurnKind | null; text: string | null; output: string }

/**
 * What was said and told up to a turn, newest first, as many turns as half of the model's context can hold: the cost
 * is the context's, not the story's.
 */
export async function readHistory(
  { pool }: Database,
  leafId: string,
  contextTokens: number,
): Promise<PastTurn[]> {
  const most = Math.min(MOST_TURNS, Math.ceil(contextTokens / 2 / TOKENS_A_TURN))
  const found = await pool.query<PathTurn>({
    name: 'read_history',
    text: PATH,
    values: [leafId, most],
  })
  return found.rows.map(({ kind, text, output }) => ({ kind, text: text ?? '', output }))
}
