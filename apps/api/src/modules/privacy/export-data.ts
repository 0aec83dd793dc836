import { eq, sql, type SQL } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Db } from '../../platform/db/client.js'
import { image } from '../image/image.table.js'
import type { Deps } from '../../deps.js'
import type { Download } from '../../platform/context/download.js'
import { IMAGE_TYPE } from '../../platform/images/image-store.js'
import { dateInSeoul } from '../../platform/time/seoul-day.js'
import { exportGuide } from './export-guide.js'
import { findPerson } from './find-person.js'
import { EXPORTED_RULES, type ExportedRule, type Person } from './table-rules.js'

const ROWS_AT_ONCE = 500

type Row = Record<string, unknown>

/** All that is kept of a member, as one JSON file, told a row at a time. */
export async function exportData(deps: Deps, { memberId }: Member): Promise<Download> {
  const person = await findPerson(deps.db, memberId)
  const now = deps.clock.now()
  return {
    fileName: `doran-data-${dateInSeoul(now)}.json`,
    body: write(deps, person, now),
  }
}

async function* write(deps: Deps, person: Person, now: Date): AsyncGenerator<string> {
  yield `{\n"안내": ${JSON.stringify(exportGuide(now), null, 2)}`
  for (const rule of EXPORTED_RULES) {
    if (rule.exported.within) continue
    yield `,\n${JSON.stringify(rule.table)}: `
    yield* writeRows(deps.db, rule, rule.rowsOf(person))
  }
  yield ',\n"pictures": '
  yield* writeList(readPictures(deps, person), (picture) => [JSON.stringify(picture)])
  yield '\n}\n'
}

function writeRows(db: Db, rule: ExportedRule, condition: SQL): AsyncGenerator<string> {
  return writeList(readRows(db, rule, condition), (row) => writeRow(db, rule, row))
}

/** A row, with the rows in it that stand within it. */
async function* writeRow(
  db: Db,
  { table, exported }: ExportedRule,
  row: Row,
): AsyncGenerator<string> {
  yield JSON.stringify(row).slice(0, -1)
  for (const part of EXPORTED_RULES) {
    const { within } = part.exported
    if (within?.table !== table) continue
    yield `, ${JSON.stringify(part.table)}: `
    yield* writeRows(db, part, sql`${sql.identifier(within.by)} = ${row[exported.columns[0]]}`)
  }
  yield '}'
}

/** An item a line. */
async function* writeList<T>(
  items: AsyncIterable<T>,
  parts: (item: T) => AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const item of items) {
    yield `${separator}\n`
    yield* parts(item)
    separator = ','
  }
  yield ']'
}

/** A batch at a time, by the first column. */
async function* readRows(
  db: Db,
  { table, exported: { columns } }: ExportedRule,
  condition: SQL,
): AsyncGenerator<Row> {
  const key = sql.identifier(columns[0])
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  let after: unknown = null
  do {
    const further = after === null ? sql`` : sql` and ${key} > ${after}`
    const { rows } = await db.execute(sql`
      select ${names} from ${sql.identifier(table)} where ${condition}${further}
      order by ${key} limit ${ROWS_AT_ONCE}`)
    yield* rows.map(withPlainInstants)
    after = rows.length < ROWS_AT_ONCE ? null : rows.at(-1)?.[columns[0]]
  } while (after !== null && after !== undefined)
}

/** The database says instants in a way of its own. */
function withPlainInstants(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    const isInstant = name.endsWith('_at') && typeof value === 'string'
    return [name, isInstant ? new Date(value).toISOString() : value]
  })
  return Object.fromEntries(entries)
}

async function* readPictures({ db, images }: Deps, { profileId }: Person): AsyncGenerator<Row> {
  const rows = await db
    .select({ key: image.key })
    .from(image)
    .where(eq(image.profileId, profileId))
    .orderBy(image.key)
  for (const { key } of rows) {
    const bytes = await images.get(key)
    if (bytes) yield { key, type: IMAGE_TYPE, base64: Buffer.from(bytes).toString('base64') }
  }
}
