import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Exported, Person, TableRule } from '../../platform/module/table-rule.js'
import type { SQL } from 'drizzle-orm'

export type ExportedTable = {
  name: string
  /** Its primary key. */
  key: readonly PgColumn[]
  rowsOf: (person: Person) => SQL
  exported: Exported
}

/** The tables of an export, in its order: the account and its profile before their things. */
export function exportedTables(rules: readonly TableRule[]): ExportedTable[] {
  return rules.flatMap((rule) => {
    if ('holdsNoPerson' in rule || rule.exported === null) return []
    const { table, rowsOf, exported } = rule
    return [{ name: getTableName(table), key: keyOf(table), rowsOf, exported }]
  })
}

/** @throws Error where a table has none */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  if (key.length === 0) throw new Error(`a table without a primary key: ${getTableName(table)}`)
  return key
}
