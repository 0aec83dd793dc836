import { eq, sql, type SQL } from 'drizzle-orm'
import type { Member } from '../../actor.js'
import type { Db } from '../../db/client.js'
import { image } from '../../db/schema/image.js'
import type { Deps } from '../../deps.js'
import type { Download } from '../../download.js'
import { IMAGE_TYPE } from '../../images/image-store.js'
import { dateInSeoul } from '../../seoul-day.js'
import { findPerson } from './find-person.js'
import { TABLE_RULES, type Person } from './table-rules.js'

const ROWS_AT_ONCE = 500

/** All that is kept of a member, as one JSON file, told a batch of rows at a time. */
export async function exportData(deps: Deps, { memberId }: Member): Promise<Download> {
  const person = await findPerson(deps.db, memberId)
  const now = deps.clock.now()
  return {
    fileName: `doran-data-${dateInSeoul(now)}.json`,
    body: write(deps, person, now),
  }
}

async function* write(deps: Deps, person: Person, now: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now.toISOString())}`
  for (const rule of TABLE_RULES) {
    if ('holdsNobody' in rule || !rule.exported) continue
    yield `,\n${JSON.stringify(rule.table)}: [`
    yield* writeRows(readRows(deps.db, rule.table, rule.exported, rule.rowsOf(person)))
    yield ']'
  }
  yield ',\n"pictures": ['
  yield* writeRows(readPictures(deps, person))
  yield ']\n}\n'
}

async function* writeRows(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isFirst = true
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    isFirst = false
  }
}

/** A batch at a time, by the first column. */
async function* readRows(
  db: Db,
  table: string,
  columns: readonly [string, ...string[]],
  condition: SQL,
): AsyncGenerator<readonly Record<string, unknown>[]> {
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
    yield rows
    after = rows.length < ROWS_AT_ONCE ? null : rows.at(-1)?.[columns[0]]
  } while (after !== null && after !== undefined)
}

async function* readPictures(
  { db, images }: Deps,
  { profileId }: Person,
): AsyncGenerator<readonly object[]> {
  const rows = await db
    .select({ key: image.key })
    .from(image)
    .where(eq(image.profileId, profileId))
    .orderBy(image.key)
  for (const { key } of rows) {
    const bytes = await images.get(key)
    if (bytes) yield [{ key, type: IMAGE_TYPE, base64: Buffer.from(bytes).toString('base64') }]
  }
}
