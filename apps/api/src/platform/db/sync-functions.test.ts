import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { packageRoot } from '../process/package-root.js'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { createTestDatabase } from '../../testing/test-app.js'
import { openDatabase } from './client.js'
import { prepareDatabase } from './migrate.js'
import { syncFunctions } from './sync-functions.js'

const OWN = join(packageRoot(), 'src', 'platform', 'db')
const FUNCTIONS = [
  'accept_turn',
  'check_turn',
  'count_model_turns',
  'count_unread_chat',
  'has_pass',
  'hold_gems',
  'open_wallet',
  'path_to',
  'plan_spend',
  'post_movement',
  'queue_realtime_event',
  'send_chat_item',
  'settle_hold',
  'spend_from_wallet',
  'write_turn',
]

async function temporaryFolder(): Promise<string> {
  const folder = await makeTemporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder()
  for (const [name, statement] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), statement)
  }
  return folder
}

async function databaseWithFunctions() {
  const url = await createTestDatabase()
  const database = openDatabase(url, () => undefined)
  onTestFinished(() => database.close())
  /** What is there but of extensions, by signature; a function that was created again has another id. */
  const functions = async () => {
    const { rows } = await database.db.execute<{ signature: string; id: number }>(sql`
      select oid::regprocedure::text as signature, oid::integer as id from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by 1`)
    return new Map(rows.map(({ signature, id }) => [signature, id]))
  }
  const sync = async (files: Record<string, string>) =>
    syncFunctions(database.pool, await folderOf(files))
  return { url, db: database.db, functions, sync }
}

const ANSWER = (value: number) =>
  `create function answer() returns integer language sql as $$ select ${value} $$`

it('creates a changed function again, under other parameters too, and leaves the others', async () => {
  const { db, functions, sync } = await databaseWithFunctions()
  const other = 'create function other() returns integer language sql as $$ select 1 $$'
  await sync({ 'answer.sql': ANSWER(1), 'other.sql': other })
  const before = await functions()

  await sync({ 'answer.sql': ANSWER(1), 'other.sql': other })
  expect(await functions()).toEqual(before)
  await sync({ 'answer.sql': ANSWER(2).replace('()', '(extra integer)'), 'other.sql': other })

  const after = await functions()
  expect([...after.keys()]).toEqual(['answer(integer)', 'other()'])
  expect(after.get('other()')).toBe(before.get('other()'))
  expect((await db.execute(sql`select answer(0) as value`)).rows).toEqual([{ value: 2 }])
})

it('drops a function whose file is gone, and no function that is not its own', async () => {
  const { db, functions, sync } = await databaseWithFunctions()
  await db.execute(sql`create function theirs() returns integer language sql as $$ select 1 $$`)

  await sync({ 'answer.sql': ANSWER(1) })

  expect([...(await functions()).keys()]).toEqual(['answer()', 'theirs()'])
})

it('creates a function before another that it uses', async () => {
  const { db, sync } = await databaseWithFunctions()
  const first = 'create function first() returns integer language sql as $$ select second() $$'
  const second = 'create function second() returns integer language sql as $$ select 3 $$'

  await sync({ 'first.sql': first, 'second.sql': second })

  expect((await db.execute(sql`select first() as value`)).rows).toEqual([{ value: 3 }])
})

it.each([
  ['does not parse', 'create functio answer() returns integer', 'functio'],
  ['creates a function of another name', ANSWER(2).replace('answer', 'question'), 'answer'],
])('leaves everything as it was when a file %s', async (_, broken, message) => {
  const { functions, sync } = await databaseWithFunctions()
  await sync({ 'a.sql': ANSWER(0).replace('answer', 'a'), 'answer.sql': ANSWER(1) })
  const before = await functions()

  const changed = { 'a.sql': ANSWER(9).replace('answer', 'a'), 'answer.sql': broken }
  await expect(sync(changed)).rejects.toThrow(message)

  expect(await functions()).toEqual(before)
})

it('brings a database with the functions of old migrations up to date, and counts its turns', async () => {
  const { url, db, functions } = await databaseWithFunctions()
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await db.execute(sql`create schema public`)
  const migrationsFolder = await migrationsUpTo('0004_event_log')
  await prepareDatabase(url, () => Promise.resolve(), {
    migrationsFolder,
    functionsFolder: await temporaryFolder(),
  })
  await db.execute(OLD_TURNS)
  const old = [...(await functions()).keys()]

  await prepareDatabase(url, () => Promise.resolve())

  expect(old.map(nameOf)).toEqual(['accept_turn', 'model_turns_of', 'path_to'])
  expect([...(await functions()).keys()].map(nameOf)).toEqual(FUNCTIONS)
  const { rows } = await db.execute<{ turn: string }>(
    sql`select narrator || ' ' || status || ' ' || output as turn from turn where is_counted order by 1`,
  )
  expect(rows.map(({ turn }) => turn)).toEqual(
    [
      'model done ',
      'model stopped 문이 열렸다.',
      `model stopped ${'가'.repeat(61)}`,
      'model streaming 문이',
    ].toSorted(),
  )
})

const nameOf = (signature: string) => signature.replace(/\(.*/s, '')

async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(OWN, 'migrations'), folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const at = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag)
  journal.entries = journal.entries.slice(0, at + 1)
  await writeFile(file, JSON.stringify(journal))
  return folder
}

/** One story of a visitor with turns of every outcome, as an older version wrote them. */
const OLD_TURNS = sql`
  with created as (select now() as at, gen_random_uuid() as id),
  version as (
    insert into theme_version (hash, content, card, created_at) select 'hash', '{}', '{}', at from created
  ), common as (
    insert into common_version (hash, content, created_at) select 'hash', '{}', at from created
  ), story_theme as (
    insert into theme (id, slug, current_version_hash, title, genre, age_rating, length, search_text, published_at)
    select id, 'slug', 'hash', '', '', 'all', 'short', '', at from created
  ), owner as (
    insert into visitor (id, credential_hash, created_at) select id, 'x', at from created
  ), story as (
    insert into story_session (
      id, client_session_id, owner_visitor_id, theme_id, theme_version_hash, common_version_hash, engine_version,
      leaf_turn_id, status, turn_count, last_sentence, created_at, last_at
    ) select id, 'id', id, id, 'hash', 'hash', 1, id, 'active', 0, '', at, at from created
  )
  insert into turn (id, session_id, index, output, choices, gauges, remembered, state, status, narrator, seed, created_at)
  select gen_random_uuid(), id, 0, output, '[]', '[]', '[]', '{}', status, narrator, 0, at
  from created, (values
    ('offline', 'done', '문이 열렸다.'), ('model', 'done', ''), ('model', 'failed', '문이 열렸다.'),
    ('model', 'blocked', ''), ('model', 'stopped', '문이'), ('model', 'stopped', '문이 열렸다.'),
    ('model', 'stopped', repeat('가', 61)), ('model', 'streaming', '문이')
  ) as written(narrator, status, output)`
