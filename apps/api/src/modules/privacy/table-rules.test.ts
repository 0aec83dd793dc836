import { expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { TABLE_RULES } from './table-rules.js'

const api = sharedTestApi()

type Column = { table: string; column: string }

it('has a rule for every table of the schema, and none for a table that is gone', async () => {
  const { rows } = await api().deps.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(TABLE_RULES.map(({ table }) => table).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})

it('passes over no table that refers to a person', async () => {
  const { rows } = await api().deps.database.pool.query<Column>(
    `select from_table.relname as table, a.attname as column
     from pg_constraint c
     join pg_class from_table on from_table.oid = c.conrelid
     join pg_class to_table on to_table.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and to_table.relname in ('member', 'profile', 'story_session', 'turn')`,
  )
  const nobodys = TABLE_RULES.filter((rule) => 'holdsNobody' in rule).map(({ table }) => table)
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter(({ table }) => nobodys.includes(table))).toEqual([])
})
