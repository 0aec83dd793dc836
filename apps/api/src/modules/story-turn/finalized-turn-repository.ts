import type { Database } from '../../platform/db/client.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { notifyChangedSql } from './turn-notification-repository.js'
import type { Receipt } from './receipt-repository.js'

/**
 * Text, state, receipt, the story's leaf and the notification of other processes, all or nothing. The story session is
 * locked first, as by every writer of its tree.
 */
const FINALIZE = `
with held as (
  select id, leaf_turn_id from story_session where id = ($1::jsonb->>'session_id')::uuid for no key update
), own as (
  update turn set
    status = $1->>'status', halt = $1->>'halt', output = $1->>'output', choices = $1->'choices',
    gauges = $1->'gauges', remembered = $1->'remembered', dice = $1->'dice', ending = $1->'ending',
    state = $1->'state', faces = $1->'faces', marks = $1->'marks', model = $1->>'model',
    other_seed = ($1->>'other_seed')::integer, is_counted = ($1->>'is_counted')::boolean,
    settled_at = ($1->>'settled_at')::timestamptz, owner_process = null, lease_until = null,
    gems_charged = case when ($1->>'is_counted')::boolean then gems_held else 0 end
  from held
  where turn.id = ($1->>'turn_id')::uuid and turn.session_id = held.id and turn.status = 'streaming'
    and turn.owner_process = $1->>'process_id'
  returning turn.id, turn.index, turn.parent_id, turn.ending, turn.is_counted, turn.settled_at,
    turn.status = 'done' or turn.status = 'stopped' and turn.output <> '' as is_leaf
), moved as (
  update story_session set
    leaf_turn_id = own.id, turn_count = own.index, status = case when own.ending is null then 'active' else 'ended' end,
    ending = own.ending, last_sentence = $1->>'last_sentence', last_at = own.settled_at
  from own
  where story_session.id = ($1->>'session_id')::uuid and own.is_leaf
), left_behind as (
  -- Another telling takes the leaf's place: what that one was remembered by is not of the path any more.
  update story_memory set is_on_path = false
  from held, own
  where story_memory.session_id = ($1->>'session_id')::uuid and story_memory.turn_id = held.leaf_turn_id
    and held.leaf_turn_id <> own.parent_id and own.is_leaf
), receipt as (
  insert into turn_receipt
    (turn_id, tier, prompt_tokens, sections, drops, fired, first_text_ms, total_ms, finish, created_at)
  select
    own.id, made->>'tier', (made->>'prompt_tokens')::integer, made->'sections', made->'drops', made->'fired',
    (made->>'first_text_ms')::integer, (made->>'total_ms')::integer, made->>'finish', own.settled_at
  from own cross join (select $1->'receipt' as made) as given
  where made is not null
), notified as (
  select ${notifyChangedSql('own.id::text')} from own
)
select charge.charged, charge.balance
from own
cross join (select count(*) from notified) as all_notified
cross join lateral settle_hold(own.id, own.is_counted, own.settled_at) as charge`

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
 * Writes the end of a turn and ends the hold of its member's gems; null, with nothing written, when it is no
 * longer this process's.
 */
export async function storeFinalized(
  { pool }: Database,
  turn: FinalizedTurn,
): Promise<Charge | null> {
  const found = await pool.query<Charge>({
    name: 'finalize_turn',
    text: FINALIZE,
    values: [JSON.stringify(toInput(turn))],
  })
  return found.rows[0] ?? null
}

function toInput({ row, processId, settledAt, lastSentence, receipt }: FinalizedTurn) {
  return {
    session_id: row.sessionId,
    turn_id: row.id,
    process_id: processId,
    settled_at: settledAt,
    status: row.status,
    halt: row.halt,
    // A model's text may be cut inside a surrogate pair, which jsonb refuses.
    output: row.output.toWellFormed(),
    choices: row.choices,
    gauges: row.gauges,
    remembered: row.remembered,
    // Left out where there is none: JSON's null is not SQL's.
    dice: row.dice ?? undefined,
    ending: row.ending ?? undefined,
    state: row.state,
    faces: row.faces,
    marks: row.marks,
    model: row.model,
    is_counted: row.isCounted,
    other_seed: row.otherSeed,
    last_sentence: lastSentence.toWellFormed(),
    receipt: receipt
      ? {
          tier: receipt.tier,
          prompt_tokens: receipt.promptTokens,
          sections: receipt.sections,
          drops: receipt.drops,
          fired: receipt.fired,
          first_text_ms: receipt.firstTextMs,
          total_ms: receipt.totalMs,
          finish: receipt.finish,
        }
      : undefined,
  }
}
