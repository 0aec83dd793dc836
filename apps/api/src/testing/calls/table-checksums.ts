import type { Deps } from '../../deps.js'

/** A sum of each table's rows, by its name. */
export async function tableSums({
  database,
}: Pick<Deps, 'database'>): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum from "${name}" t`,
  )
  const { rows } = await database.pool.query<{ name: string; sum: string }>(
    sums.join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
