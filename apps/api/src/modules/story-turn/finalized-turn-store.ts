import type { Database } from '../../platform/db/client.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { notifyChangedSql } from './turn-notification-store.js'
import type { Receipt } from './receipt-store.js'

/**
 * Text, state, receipt, the story's leaf and the notification of other processes, all or nothing. The story session is
 * locked first, as by every writer of its tree.
 */
const FINALIZE = `
with held as (
  select id, leaf_turn_id from story_session where id = $1 for no key update
), own as (
  update turn set
    status = $4, halt = $5, output = $6, choices = $7, gauges = $8, remembered = $9, dice = $10, ending = $11,
    state = $12, model = $13, settled_at = $14, faces = $24, is_counted = $25, owner_process = null, lease_until = null,
    other_seed = $26, marks = $27,
    gems_charged = case when $25 then gems_held else 0 end
  from held
  where turn.id = $2 and turn.session_id = held.id and turn.status = 'streaming' and turn.owner_process = $3
  returning turn.id, turn.index, turn.parent_id
), moved as (
  update story_session set
    leaf_turn_id = own.id, turn_count = own.index, status = case when $11::jsonb is null then 'active' else 'ended' end,
    ending = $11, last_sentence = $15, last_at = $14
  from own
  where story_session.id = $1 and ($4 = 'done' or $4 = 'stopped' and $6 <> '')
), left_behind as (
  -- Another telling takes the leaf's place: what that one was remembered by is not of the path any more.
  update story_memory set is_on_path = false
  from held, own
  where story_memory.session_id = $1 and story_memory.turn_id = held.leaf_turn_id
    and held.leaf_turn_id <> own.parent_id and ($4 = 'done' or $4 = 'stopped' and $6 <> '')
), receipt as (
  insert into turn_receipt
    (turn_id, tier, prompt_tokens, sections, drops, fired, first_text_ms, total_ms, finish, created_at)
  select own.id, $16, $17, $18, $19, $20, $21, $22, $23, $14 from own where $16::text is not null
), notified as (
  select ${notifyChangedSql('own.id::text')} from own
)
select charge.charged, charge.balance
from own
cross join (select count(*) from notified) as all_notified
cross join lateral settle_hold(own.id, $25, $14) as charge`

export type FinalizedTurn = {
  /** The turn as it is stored. */
  row: TurnRow
  processId: string
  settledAt: Date
  lastSentence: string
  receipt: Receipt | null
}

/** What a turn has cost its member, and what is left; both null where it held nothing. */
export type Charge = { charged: number | null; balance: number | null }

/**
 * Writes the end of a turn and settles what it held of its member's gems; null, with nothing written, when it is no
 * longer this process's.
 */
export async function storeFinalized(
  { pool }: Database,
  turn: FinalizedTurn,
): Promise<Charge | null> {
  const { row, receipt } = turn
  const found = await pool.query<Charge>({
    name: 'finalize_turn',
    text: FINALIZE,
    values: [
      row.sessionId,
      row.id,
      turn.processId,
      row.status,
      row.halt,
      row.output,
      json(row.choices),
      json(row.gauges),
      json(row.remembered),
      json(row.dice),
      json(row.ending),
      json(row.state),
      row.model,
      turn.settledAt,
      turn.lastSentence,
      receipt?.tier ?? null,
      receipt?.promptTokens ?? null,
      json(receipt?.sections ?? null),
      json(receipt?.drops ?? null),
      json(receipt?.fired ?? null),
      receipt?.firstTextMs ?? null,
      receipt?.totalMs ?? null,
      receipt?.finish ?? null,
      json(row.faces),
      row.isCounted,
      row.otherSeed,
      json(row.marks),
    ],
  })
  return found.rows[0] ?? null
}

// The driver would send an array as PostgreSQL's own kind of array.
function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
