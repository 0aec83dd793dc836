import { eq, sql, type SQL } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { Download } from '../../platform/context/download.js'
import type { Executor } from '../../platform/db/client.js'
import { IMAGE_TYPE } from '../../platform/images/image-store.js'
import type { Person } from '../../platform/module/table-rule.js'
import { dateInSeoul, dateOf } from '../../platform/time/seoul-day.js'
import { image } from '../../schema/image/image.table.js'
import { exportGuide } from './export-guide.js'
import { exportedTables, type ExportedTable } from './exported-tables.js'
import { findPerson } from './find-person.js'

const ROWS_AT_ONCE = 500

type Row = Record<string, unknown>
type ExportContext = Context<'images' | 'registry', Member>
/** What an export is read from, the connection and every exported table; for whom, and as of when. */
type Source = { db: Executor; tables: readonly ExportedTable[]; person: Person; now: Date }

/** All that is stored of a member, as one JSON file, streamed row by row. */
export async function exportData(ctx: ExportContext): Promise<Download> {
  const person = await findPerson(ctx, ctx.actor.memberId)
  return {
    fileName: `doran-data-${dateInSeoul(ctx.clock.now())}.json`,
    body: write(ctx, person),
  }
}

async function* write(ctx: ExportContext, person: Person): AsyncGenerator<string> {
  const now = ctx.clock.now()
  const source = { db: ctx.db, tables: exportedTables(ctx.registry.tables), person, now }
  yield `{\n"안내": ${JSON.stringify(exportGuide(now, source.tables), null, 2)}`
  for (const table of source.tables) {
    if (table.exported.within) continue
    yield `,\n${JSON.stringify(table.name)}: `
    yield* writeRows(source, table, table.rowsOf(person))
  }
  yield ',\n"pictures": '
  yield* writeList(readPictures(ctx, person), (picture) => [JSON.stringify(picture)])
  yield '\n}\n'
}

function writeRows(source: Source, table: ExportedTable, condition: SQL): AsyncGenerator<string> {
  return writeList(readRows(source, table, condition), (row) => writeRow(source, table, row))
}

/** A row, with the rows in it that stand within it. */
async function* writeRow(
  source: Source,
  { name, exported }: ExportedTable,
  row: Row,
): AsyncGenerator<string> {
  yield JSON.stringify(row).slice(0, -1)
  for (const part of source.tables) {
    const { within } = part.exported
    if (within?.table !== name) continue
    yield `, ${JSON.stringify(part.name)}: `
    yield* writeRows(source, part, sql`${sql.identifier(within.by)} = ${row[exported.columns[0]]}`)
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

/** A batch at a time, by the first column, and the key where that is the same in many. */
async function* readRows(
  { db, person, now }: Source,
  { name, key, exported: { columns, days = [], sealed } }: ExportedTable,
  condition: SQL,
): AsyncGenerator<Row> {
  const order = [sql`${sql.identifier(columns[0])}`, ...key.map((column) => sql`${column}`)]
  const places = order.map((column, at) => sql`${column} as ${sql.identifier(placeName(at))}`)
  const read = (column: string): SQL => {
    const named = sql.identifier(column)
    if (!sealed?.columns.includes(column)) return sql`${named}`
    return sql`case when ${sealed.unless(person, now)} then ${named} end as ${named}`
  }
  const names = listed([...columns.map(read), ...places])
  let last: Row | undefined
  do {
    const after = last && order.map((_, at) => sql`${last?.[placeName(at)]}`)
    const further = after ? sql` and (${listed(order)}) > (${listed(after)})` : sql``
    const { rows } = await db.execute(sql`
      select ${names} from ${sql.identifier(name)} where ${condition}${further}
      order by ${listed(order)} limit ${ROWS_AT_ONCE}`)
    yield* rows.map((row) => toldOf(row, columns, days))
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
  } while (last)
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `)

/** Where a row stands in its order, beside its columns. */
const placeName = (at: number) => `place ${at}`

/** The database says instants in a way of its own. */
function toldOf(row: Row, columns: readonly string[], days: readonly string[]): Row {
  const entries = columns.map((name) => {
    const value = row[name]
    if (name.endsWith('_at') && typeof value === 'string') {
      return [name, new Date(value).toISOString()]
    }
    return [name, days.includes(name) && typeof value === 'number' ? dateOf(value) : value]
  })
  return Object.fromEntries(entries)
}

async function* readPictures(
  { db, images }: ExportContext,
  { profileId }: Person,
): AsyncGenerator<Row> {
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
