import type { Deps } from '../../deps.js'

/**
 * A sum of each table's row versions, by its name: the place of a row and which transaction wrote it, which every write
 * changes and which is read without reading what the row holds.
 */
export async function tableSums({
  database,
}: Pick<Deps, 'database'>): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(ctid::text || xmin::text, ' ' order by ctid), '')) as sum from "${name}"`,
  )
  const { rows } = await database.pool.query<{ name: string; sum: string }>(
    sums.join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
