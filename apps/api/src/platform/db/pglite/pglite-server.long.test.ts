import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../../testing/temporary-folder.js'
import { openDatabase, type Db } from '../client.js'
import { keepCopy } from '../keep-copy.js'
import { listenTo } from '../listen.js'
import { startPglite, type PgliteServer } from './pglite-server.js'

let dataDir: string
let server: PgliteServer
let db: Db

// Making one takes seconds, so all tests share it.
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
  server = await startPglite(dataDir)
  db = openDatabase(server, () => undefined).db
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('passes on what is notified when the transaction commits, and nothing of one rolled back', async () => {
  const payloads: string[] = []
  const listening = await listenTo(server, ['doorbell'], (channel, payload) =>
    payloads.push(`${channel} ${payload}`),
  )

  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('doorbell', 'lost')`)
      throw new Error('changed my mind')
    })
    .catch(() => undefined)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('doorbell', 'kept')`)
    expect(payloads).toEqual([])
  })
  await listening.close()
  await db.execute(sql`select pg_notify('doorbell', 'too late')`)
  await listening.ended

  expect(payloads).toEqual(['doorbell kept'])
})

it('reads values as the other databases give them, and goes on after an error', async () => {
  const bytes = Buffer.from([0, 255, 7])

  await expect(db.execute(sql`select ${'x'}::int`)).rejects.toMatchObject({
    cause: { code: '22P02' },
  })
  const { rows } = await db.execute(
    sql`select 9007199254740991::int8 as big, ${bytes}::bytea as bytes, ${'ㄱ😀'}::text as text,
        ${sql.param(['a', '"'])}::text[] as list, ${JSON.stringify({ a: null })}::jsonb as json`,
  )

  const json = { a: null }
  expect(rows).toEqual([
    { big: Number.MAX_SAFE_INTEGER, bytes, text: 'ㄱ😀', list: ['a', '"'], json },
  ])
})

it('takes back what a client left open', async () => {
  const client = await server.pool.connect()
  await client.query('begin; create table half ()')
  client.release(new Error('its user has gone'))

  const { rows } = await server.pool.query(`select to_regclass('half') as half`)

  expect(rows).toEqual([{ half: null }])
})

it('keeps transactions apart though they share one session', async () => {
  await db.execute(sql`create table counted (n int)`)
  await db.execute(sql`insert into counted values (0)`)
  const addOne = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`select n from counted`)
      await tx.execute(sql`update counted set n = ${(rows[0]?.n ?? 0) + 1}`)
    })

  await Promise.all(Array.from({ length: 20 }, addOne))

  expect((await db.execute(sql`select n from counted`)).rows).toEqual([{ n: 20 }])
})

it('is not opened twice, not by this process either', async () => {
  await expect(startPglite(dataDir)).rejects.toThrow(`in use by process ${process.pid}`)
})

it('is as it was before when a copy is moved back into its place', async () => {
  await db.execute(sql`create table kept as select 7 as n`)
  const copy = await keepCopy({
    dataDir,
    dataFolder: server.dataFolder,
    whileStill: server.whileStill,
    migration: '0009_test',
    now: new Date(),
    onNotice: () => undefined,
  })
  await db.execute(sql`update kept set n = 8`)
  await server.stop()

  await rename(server.dataFolder, `${server.dataFolder}.old`)
  await rename(join(copy, 'pglite'), server.dataFolder)
  const restored = await startPglite(dataDir)
  onTestFinished(() => restored.stop())

  expect((await restored.pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
})
