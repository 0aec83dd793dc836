import { nanoid } from 'nanoid'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { blockWriterOf, hang, lettersOf, planter } from '../../testing/test-tree.js'
import { treeLetter } from '../tables.js'

/** A transaction beside the API's; `waiting` is true once somebody waits for what it locked. */
async function otherTransaction({ deps: { database } }: TestApi) {
  const client = await database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  const waiting = async () => {
    const found = await database.pool.query(
      'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [rows[0]?.pid],
    )
    return found.rowCount === 1
  }
  return { client, waiting, commit: () => client.query('commit') }
}

async function twoLetters() {
  const api = startTestApi(await createTestDatabase())
  const { owner, tree } = await planter(api)
  const writer = { browser: api.browser() }
  await hang(writer, tree.shareCode)
  await hang(writer, tree.shareCode)
  const [low, high] = await api.deps.db.select().from(treeLetter).orderBy(treeLetter.id)
  if (!low || !high) throw new Error('two were hung')
  return { api, owner, tree, low, high }
}

it('hides a letter too that was on its way when its writer was refused', async () => {
  const { api, owner, tree, low } = await twoLetters()
  const hanging = await otherTransaction(api)
  await hanging.client.query('select from tree where id = $1 for no key update', [tree.id])
  const blocking = blockWriterOf(owner, low.id)
  await expect.poll(hanging.waiting).toBe(true)
  await hanging.client.query(
    `insert into tree_letter (id, tree_id, owner_visitor_id, client_letter_id, ornament, place, body, created_at)
     values ($1, $2, $3, $4, 'acorn', 2, '글', $5)`,
    [api.deps.newId(), tree.id, low.ownerVisitorId, nanoid(), low.createdAt],
  )
  await hanging.commit()

  expect(await blocking).toEqual({ hidden: 3 })
  expect(await lettersOf(owner, tree.id)).toEqual([])
})

it('locks letters in their order, and none while it waits for one before it', async () => {
  const { api, owner, low, high } = await twoLetters()
  const other = await otherTransaction(api)
  await other.client.query('select from tree_letter where id = $1 for update', [low.id])
  const blocking = blockWriterOf(owner, high.id)
  await expect.poll(other.waiting).toBe(true)

  await other.client.query('select from tree_letter where id = $1 for update nowait', [high.id])
  await other.commit()
  expect(await blocking).toEqual({ hidden: 2 })
})
