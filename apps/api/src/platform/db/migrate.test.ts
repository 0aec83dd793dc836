import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { packageRoot } from '../process/package-root.js'
import { createTestDatabase } from '../../testing/test-app.js'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { openDatabase } from './client.js'
import { prepareDatabase } from './migrate.js'

const NO_SEED = () => Promise.resolve()

/** The real migrations and some more. */
async function migrationsAnd(more: Record<string, string>): Promise<string> {
  const folder = await makeTemporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(packageRoot(), 'src', 'platform', 'db', 'migrations'), folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const last = journal.entries.at(-1)
  for (const [index, [tag, statements]] of Object.entries(more).entries()) {
    journal.entries.push({ ...last, idx: last.idx + 1 + index, when: last.when + 1 + index, tag })
    await writeFile(join(folder, `${tag}.sql`), statements)
  }
  await writeFile(file, JSON.stringify(journal))
  return folder
}

async function databaseAtThisVersion() {
  const url = await createTestDatabase()
  const database = openDatabase(url, () => undefined)
  onTestFinished(() => database.close())
  const tables = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  return { url, db: database.db, tables }
}

it('announces the first of several migrations to come, before it changes anything', async () => {
  const { url, tables } = await databaseAtThisVersion()
  const migrationsFolder = await migrationsAnd({
    next: 'create table next ()',
    after_next: 'create table after_next ()',
  })
  const before = await tables()
  const notices: unknown[] = []
  const beforeMigrating = async (migration: string) => {
    notices.push(migration, await tables())
  }

  await prepareDatabase(url, NO_SEED, { beforeMigrating, migrationsFolder })
  await prepareDatabase(url, NO_SEED, { beforeMigrating, migrationsFolder })

  expect(notices).toEqual(['next', before])
  expect(await tables()).toEqual([...before, 'after_next', 'next'].toSorted())
})

it('announces nothing on a first start', async () => {
  const { url, db, tables } = await databaseAtThisVersion()
  const before = await tables()
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await db.execute(sql`create schema public`)
  const notices: string[] = []

  await prepareDatabase(url, NO_SEED, {
    beforeMigrating: async (migration) => void notices.push(migration),
  })

  expect(notices).toEqual([])
  expect(await tables()).toEqual(before)
})

it('changes nothing when what comes before a migration fails', async () => {
  const { url, tables } = await databaseAtThisVersion()
  const before = await tables()

  const preparing = prepareDatabase(url, NO_SEED, {
    beforeMigrating: () => Promise.reject(new Error('no room')),
    migrationsFolder: await migrationsAnd({ next: 'create table next ()' }),
  })

  await expect(preparing).rejects.toThrow('no room')
  expect(await tables()).toEqual(before)
})

it('takes all back when one of several migrations fails, and can be run again', async () => {
  const { url, tables } = await databaseAtThisVersion()
  const before = await tables()
  const broken = await migrationsAnd({ next: 'create table next ()', broken: 'create tabel x ()' })
  const repaired = await migrationsAnd({
    next: 'create table next ()',
    broken: 'create table x ()',
  })

  await expect(prepareDatabase(url, NO_SEED, { migrationsFolder: broken })).rejects.toThrow('tabel')
  expect(await tables()).toEqual(before)

  await prepareDatabase(url, NO_SEED, { migrationsFolder: repaired })
  expect(await tables()).toEqual([...before, 'next', 'x'].toSorted())
})

it('refuses a database of a newer version, and says which', async () => {
  const { url } = await databaseAtThisVersion()
  await prepareDatabase(url, NO_SEED, {
    migrationsFolder: await migrationsAnd({ next: 'create table next ()' }),
  })
  let isSeeded = false

  const preparing = prepareDatabase(url, async () => {
    isSeeded = true
  })

  await expect(preparing).rejects.toThrow(
    /더 새로운 버전의 도란.*\n.*newer version of Doran: its migration of 20\d\d-.* is the last/,
  )
  expect(isSeeded).toBe(false)
})

it('refuses a database which has another migration in the place of one it knows', async () => {
  const { url, tables } = await databaseAtThisVersion()
  const theirs = await migrationsAnd({ next: 'create table theirs ()' })
  const ours = await migrationsAnd({ next: 'create table ours ()', more: 'create table more ()' })
  await prepareDatabase(url, NO_SEED, { migrationsFolder: theirs })

  const preparing = prepareDatabase(url, NO_SEED, { migrationsFolder: ours })

  await expect(preparing).rejects.toThrow(/맞지 않아요\(next\).*\n.*in the place of next/)
  expect(await tables()).not.toContain('more')
})
