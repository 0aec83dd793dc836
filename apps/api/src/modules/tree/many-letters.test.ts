import { Client } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { TREE } from '@doran/contract/limits'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  hang,
  lettersOf,
  ornamentsOf,
  planter,
  seeTree,
  takeLetterBack,
} from '../../testing/test-tree.js'

const DAY_MS = 86_400_000

/** Letters of writers who left, one in fifty of them unread, one in a hundred hidden. */
async function fill({ deps }: TestApi, treeId: string, letters: number): Promise<void> {
  const { pool } = deps.database
  await pool.query(
    `insert into tree_letter
       (id, tree_id, client_letter_id, ornament, place, body, is_hidden, read_at, created_at)
     select gen_random_uuid(), $1, n::text, 'acorn', n, '글', n % 100 = 7,
       case when n % 50 > 0 then $3::timestamptz end, $3::timestamptz - n * interval '1 second'
     from generate_series(0, $2::int - 1) n`,
    [treeId, letters, new Date(deps.clock.now().getTime() - DAY_MS)],
  )
  await pool.query('update tree set letters = $2, next_place = $2 where id = $1', [treeId, letters])
  await pool.query('analyze tree_letter')
}

const Statement = z.union([z.string(), z.looseObject({ text: z.string() })])
const Values = z.array(z.unknown())

/** What a call asks of the database. */
async function questionsOf(call: () => Promise<unknown>) {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await call()
    return spy.mock.calls.flatMap(([first, second]: unknown[]) => {
      const statement = Statement.safeParse(first)
      if (!statement.success) return []
      const given = typeof statement.data === 'string' ? { text: statement.data } : statement.data
      const values = Values.safeParse(second ?? Reflect.get(given, 'values'))
      const { text } = given
      const isRead = /^\s*(?:select|with)\b/i.test(text) && text.includes('tree_letter')
      return isRead ? [{ text, values: values.success ? values.data : [] }] : []
    })
  } finally {
    spy.mockRestore()
  }
}

type Plan = { [key: string]: unknown }
const Planned = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.looseObject({}) })]) }),
])
const isPlan = (value: unknown): value is Plan => typeof value === 'object' && value !== null

/** How many rows of letters a plan had to look at. */
function rowsRead(plan: Plan): number {
  const number = (name: string) => Number(plan[name] ?? 0)
  const isOfLetters = plan['Relation Name'] === 'tree_letter'
  const seen =
    number('Actual Rows') +
    number('Rows Removed by Filter') +
    number('Rows Removed by Index Recheck')
  const below = Array.isArray(plan['Plans']) ? plan['Plans'].filter(isPlan) : []
  const own = isOfLetters ? seen * number('Actual Loops') : 0
  return below.reduce((sum, each) => sum + rowsRead(each), own)
}

async function rowsReadBy({ deps }: TestApi, call: () => Promise<unknown>): Promise<number> {
  let sum = 0
  for (const { text, values } of await questionsOf(call)) {
    const { rows } = await deps.database.pool.query(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const [
      {
        'QUERY PLAN': [{ Plan }],
      },
    ] = Planned.parse(rows)
    sum += rowsRead(Plan)
  }
  return sum
}

it('reads no more of a tree of ten thousand letters than of a page', async () => {
  const { api, clock } = await startTimedApi()
  const { owner, tree } = await planter(api)
  const { tree: small } = await planter(api)
  const writer = await chatPerson(api)
  onTestFinished(() => void vi.restoreAllMocks())
  await fill(api, tree.id, 10_000)
  await fill(api, small.id, 10)
  const visit = () => seeTree(writer, tree.shareCode)
  const { letter } = await hang(writer, tree.shareCode)

  expect(await rowsReadBy(api, visit)).toBeLessThanOrEqual(TREE.lettersAnHour)
  expect(await rowsReadBy(api, () => ornamentsOf(writer, tree.shareCode, 400))).toBe(12)
  const wanted = { place: { page: 400, slot: 3 } }
  const hangs = () => hang(writer, tree.shareCode, wanted)
  expect(await rowsReadBy(api, hangs)).toBeLessThanOrEqual(30)
  expect(await rowsReadBy(api, () => takeLetterBack(writer, letter.id))).toBeLessThanOrEqual(
    TREE.lettersAnHour,
  )
  clock.advance(2 * DAY_MS)
  for (const of of ['all', 'unread', 'hidden'] as const) {
    expect(await lettersOf(owner, tree.id, of)).not.toEqual([])
    expect(await rowsReadBy(api, () => lettersOf(owner, tree.id, of))).toBeLessThanOrEqual(51)
  }
  const cards = () => owner.browser.api.call('GET /v1/tree/my', {})
  expect((await cards()).items).toMatchObject([{ letters: 10_001, unread: 100 }])
  expect(await rowsReadBy(api, cards)).toBeLessThanOrEqual(100)
})
