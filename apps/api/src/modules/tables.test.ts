import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { sharedTestApi } from '../testing/test-app.js'
import { registry } from './index.js'
import { visitor } from '../schema/visitor/visitor.table.js'

const api = sharedTestApi()

const ruleNames = (rules = registry.tables) => rules.map(({ table }) => getTableName(table))

type Column = { table: string; column: string }

it('has a rule for every table of the database, and none for a table that is gone', async () => {
  const { rows } = await api().deps.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(ruleNames().toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('classifies no table that refers to a person as holding nobody', async () => {
  const { rows } = await api().deps.database.pool.query<Column>(
    `select from_table.relname as table, a.attname as column
     from pg_constraint c
     join pg_class from_table on from_table.oid = c.conrelid
     join pg_class to_table on to_table.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and to_table.relname in ('member', 'profile', 'story_session', 'turn')`,
  )
  const nobodys = ruleNames(registry.tables.filter((rule) => 'holdsNoPerson' in rule))
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter(({ table }) => nobodys.includes(table))).toEqual([])
})

it('says of every table with rows of visitors how they become a member’s', () => {
  const ofVisitors = registry.tables.filter(({ table }) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === visitor),
  )
  expect(ruleNames(ofVisitors)).toContain('story_session')
  expect(ofVisitors.filter(({ onMerge }) => !onMerge)).toEqual([])
})

it('lists a table after those that it refers to', () => {
  const names = ruleNames()
  for (const { table } of registry.tables) {
    for (const key of getTableConfig(table).foreignKeys) {
      const referenced = getTableName(key.reference().foreignTable)
      if (referenced === getTableName(table)) continue
      expect(names.slice(0, names.indexOf(getTableName(table)))).toContain(referenced)
    }
  }
})
