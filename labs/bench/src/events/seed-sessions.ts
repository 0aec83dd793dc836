import type { Product } from '../harness/bench-product.js'

/** Living sessions that are nobody's. */
export async function seedSessions({ db }: Product, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(SESSION_ROWS, [count])
  return rows.map(({ id }) => id)
}

const SESSION_ROWS = `
  insert into event_session (id, device_type, claimed_address, location, user_agent, seen_address, created_at, last_seen_at)
  select gen_random_uuid(), 'android', '', '', 'bench', '127.0.0.1', now(), now()
  from generate_series(1, $1::int)
  returning id`
