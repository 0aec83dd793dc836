import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { storySession, turn } from '../../schema/tables.js'
import { storeFinalized, type FinalizedTurn } from './finalized-turn-repository.js'
import { findReceipt } from './receipt-repository.js'
import { findTurnRow, insertTurn } from './turn-repository.js'

const api = sharedTestApi()
const PROCESS = 'the-process-that-generates'

/** A turn that is generated, and the end it is to be stored with. */
async function startTurn(change: Partial<FinalizedTurn['row']> = {}) {
  const { deps, browser } = api()
  const reader = browser()
  await reader.readAiNotice()
  const { session } = await reader.openStory()
  const [root] = await deps.db.select().from(turn).where(eq(turn.sessionId, session.id))
  if (!root) throw new Error('a story has its first turn')
  const streaming = await insertTurn(deps.db, {
    ...root,
    id: deps.newId(),
    parentId: root.id,
    index: root.index + 1,
    output: '',
    status: 'streaming',
    narrator: 'model',
    ownerProcess: PROCESS,
    settledAt: null,
  })
  const settledAt = deps.clock.now()
  const row = {
    ...streaming,
    status: 'done',
    output: '문이 열렸다. “누구세요?”',
    choices: [{ text: '들어간다' }],
    remembered: ['문이 열렸다'],
    model: 'a-model',
    otherSeed: 7,
    isCounted: true,
    ownerProcess: null,
    leaseUntil: null,
    settledAt,
    ...change,
  } as const
  const receipt = {
    tier: 'basic',
    promptTokens: 812,
    sections: { world: 300 },
    drops: [],
    fired: ['등대'],
    firstTextMs: null,
    totalMs: 900,
    finish: 'stop',
  } as const
  const end = { row, processId: PROCESS, settledAt, lastSentence: '“누구세요?”', receipt }
  const findSession = async () => {
    const where = eq(storySession.id, session.id)
    return (await deps.db.select().from(storySession).where(where))[0]
  }
  return { ...deps, root, row, end, findSession }
}

describe('storeFinalized', () => {
  it('stores the turn as it ended, its receipt and the leaf of the story', async () => {
    const { database, db, row, end, findSession } = await startTurn()
    expect(await storeFinalized(database, end)).toEqual({ charged: null, balance: null })
    expect(await findTurnRow(db, row.id)).toEqual(row)
    const { settledAt: createdAt, receipt } = end
    expect(await findReceipt(db, row.id)).toEqual({ ...receipt, turnId: row.id, createdAt })
    expect(await findSession()).toMatchObject({
      leafTurnId: row.id,
      turnCount: row.index,
      status: 'active',
      lastSentence: end.lastSentence,
      lastAt: end.settledAt,
    })
  })

  it('stores absent values as SQL nulls', async () => {
    const { database, db, row, end, findSession } = await startTurn({ dice: null, ending: null })
    await storeFinalized(database, { ...end, receipt: null })
    const stored = eq(turn.id, row.id)
    const nulls = sql`${turn.dice} is null and ${turn.ending} is null and ${turn.halt} is null`
    expect(await db.$count(turn, sql`${stored} and ${nulls}`)).toBe(1)
    expect(await findReceipt(db, row.id)).toBeNull()
    expect(await findSession()).toMatchObject({ ending: null })
  })

  it('ends the story with the turn that reached an ending', async () => {
    const ending = { key: 'home', title: '집으로' }
    const { database, row, end, findSession } = await startTurn({ ending })
    await storeFinalized(database, end)
    expect(await findSession()).toMatchObject({ status: 'ended', ending, leafTurnId: row.id })
  })

  it.each([
    { status: 'failed', halt: 'broken' },
    { status: 'blocked', halt: 'unsafe', output: '' },
    { status: 'stopped', output: '' },
  ] as const)('leaves the leaf where it is: %o', async (change) => {
    const { database, db, root, row, end, findSession } = await startTurn(change)
    await storeFinalized(database, end)
    expect(await findTurnRow(db, row.id)).toMatchObject(change)
    expect(await findSession()).toMatchObject({ leafTurnId: root.id })
  })

  it('writes nothing for a turn of another process', async () => {
    const { database, db, root, row, end, findSession } = await startTurn()
    expect(await storeFinalized(database, { ...end, processId: 'another' })).toBeNull()
    expect(await findTurnRow(db, row.id)).toMatchObject({ status: 'streaming', output: '' })
    expect(await findReceipt(db, row.id)).toBeNull()
    expect(await findSession()).toMatchObject({ leafTurnId: root.id })
  })

  it('stores a text that was cut inside a surrogate pair', async () => {
    const output = `눈이 온다. ${'❄️🌲'.slice(0, -1)}`
    const { database, db, row, end } = await startTurn({ output })
    await storeFinalized(database, { ...end, lastSentence: output })
    expect((await findTurnRow(db, row.id))?.output).toBe(output.toWellFormed())
  })
})
