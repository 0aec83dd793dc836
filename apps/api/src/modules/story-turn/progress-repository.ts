import type { Database } from '../../platform/db/client.js'
import { IDS_PER_NOTIFICATION, notifyChangedSql } from './turn-notification-repository.js'

const SAVE = `
with saved as (
  update turn set output = part.output, lease_until = $2
  from unnest($3::uuid[], $4::text[]) as part(id, output)
  where turn.id = part.id and turn.status = 'streaming' and turn.owner_process = $1
  returning turn.id, turn.is_stop_requested
), numbered as (
  select id, (row_number() over () - 1) / ${IDS_PER_NOTIFICATION} as batch from saved
), notified as (
  select ${notifyChangedSql("string_agg(id::text, ',')")} from numbered group by batch
)
select saved.id, saved.is_stop_requested from saved, (select count(*) from notified) as all_notified`

type SavedPart = { id: string; is_stop_requested: boolean }

/**
 * Saves what was generated so far of this process's turns, renews their leases and notifies the other processes.
 * Answers for each turn that is still ours whether somebody asked to stop it.
 */
export async function saveParts(
  { pool }: Database,
  input: { processId: string; leaseUntil: Date; parts: readonly { id: string; output: string }[] },
): Promise<Map<string, boolean>> {
  const ids = input.parts.map(({ id }) => id)
  const outputs = input.parts.map(({ output }) => output)
  const saved = await pool.query<SavedPart>({
    name: 'save_parts',
    text: SAVE,
    values: [input.processId, input.leaseUntil, ids, outputs],
  })
  return new Map(saved.rows.map((row) => [row.id, row.is_stop_requested]))
}
