import { getTableName } from 'drizzle-orm'
import type { Exported, Person, TableRule } from '../../platform/module/table-rule.js'
import type { SQL } from 'drizzle-orm'

export type ExportedTable = {
  name: string
  rowsOf: (person: Person) => SQL
  exported: Exported
}

/** The tables of an export, in its order: the account and its profile before their things. */
export function exportedTables(rules: readonly TableRule[]): ExportedTable[] {
  return rules.flatMap((rule) => {
    if ('holdsNobody' in rule || rule.exported === null) return []
    const { table, rowsOf, exported } = rule
    return [{ name: getTableName(table), rowsOf, exported }]
  })
}
