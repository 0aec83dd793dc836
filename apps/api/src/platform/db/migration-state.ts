import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client, Pool } from 'pg'
import { z } from 'zod'
import { DatabaseRefused } from './database-refused.js'

type Known = { tag: string; hash: string; createdAt: number }
type Applied = Omit<Known, 'tag'>

export type MigrationState = {
  /** The database has been migrated before: there may be data in it. */
  isStarted: boolean
  /** Names of what is still to be applied, in order. */
  pending: string[]
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })
const AppliedRow = z.object({ hash: z.string(), created_at: z.coerce.number() })

/**
 * Compares what was applied to the database with what this version knows. Throws, with nothing changed, where it was
 * migrated by a newer version or on another line of development.
 */
export async function readMigrationState(
  client: Client | Pool,
  migrationsFolder: string,
): Promise<MigrationState> {
  const known = await readKnown(migrationsFolder)
  const applied = await readApplied(client)
  for (const [index, migration] of applied.entries()) {
    const expected = known[index]
    if (!expected) throw new DatabaseRefused(describeNewer(migration, known.at(-1)))
    if (!isSame(migration, expected)) throw new DatabaseRefused(describeOther(expected))
  }
  return {
    isStarted: applied.length > 0,
    pending: known.slice(applied.length).map(({ tag }) => tag),
  }
}

async function readKnown(migrationsFolder: string): Promise<Known[]> {
  const journal = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = Journal.parse(JSON.parse(journal))
  const files = readMigrationFiles({ migrationsFolder })
  return files.map(({ hash, folderMillis }, index) => ({
    tag: entries[index]?.tag ?? hash,
    hash,
    createdAt: folderMillis,
  }))
}

async function readApplied(client: Client | Pool): Promise<Applied[]> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (table.rows[0]?.name === null) return []
  const { rows } = await client.query(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map((row) => {
    const { hash, created_at: createdAt } = AppliedRow.parse(row)
    return { hash, createdAt }
  })
}

const isSame = (one: Applied, other: Applied) =>
  one.hash === other.hash && one.createdAt === other.createdAt

function describeNewer({ hash, createdAt }: Applied, last: Known | undefined): string {
  const made = new Date(createdAt).toISOString()
  return [
    `이 데이터는 더 새로운 버전의 도란이 쓰던 것이에요. ${made.slice(0, 10)} 이후의 버전으로 열어 주세요. 바뀐 것은 없어요.`,
    `The data was last used by a newer version of Doran: its migration of ${made} (${hash.slice(0, 8)}) is unknown here, where ${last?.tag ?? 'none'} is the last. Open it with the version that made it, or a later one. Nothing was changed.`,
  ].join('\n')
}

function describeOther(expected: Known): string {
  return [
    `이 데이터의 구조가 이 버전과 맞지 않아요(${expected.tag}). 이 데이터를 만든 버전으로 열어 주세요. 바뀐 것은 없어요.`,
    `The data was not migrated by this line of versions: in the place of ${expected.tag} something else was applied. Open it with the version that made it. Nothing was changed.`,
  ].join('\n')
}
