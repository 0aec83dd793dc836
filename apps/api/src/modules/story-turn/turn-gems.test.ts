import type { StorySessionView, TurnEvent } from '@doran/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction, systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { useNarrator } from '../../testing/model-reader.js'
import { startTestApi } from '../../testing/test-app.js'
import { openTurn, settledTurn, turnBody, type Browser } from '../../testing/test-browser.js'
import { contextOf, ledgerFaults, releaseHolds } from '../../testing/test-ledger.js'
import { buyCoins } from '../../testing/test-money.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'
import { lotEntry, movement, turn, walletHold } from '../../schema/tables.js'
import { exchangeCoins, pay, readWallet } from '../wallet/index.js'
import { failDeadTurns } from './index.js'
import {
  NOON,
  TWO_TIERS,
  start,
  type Started,
  gemsOf,
  endsOf,
  walletGems,
  leaveGems,
  memberWithStory,
  kindsOf,
} from '../../testing/test-turn-gems.js'

const MIDNIGHT = new Date('2026-03-10T15:00:00Z')

type Stop = { text: string; when: (events: readonly TurnEvent[]) => boolean }

/** Stops a turn once `when` holds, and reads on to its end. */
async function stopWhen(
  { api }: Browser,
  view: StorySessionView,
  { text, when }: Stop,
): Promise<TurnEvent[]> {
  const events: TurnEvent[] = []
  let stopping: Promise<unknown> | null = null
  for await (const { event } of openTurn(api, view, { text })) {
    events.push(event)
    const [first] = events
    if (stopping || first?.type !== 'start' || !when(events)) continue
    stopping = api.call('POST /v1/tales/turn/{turnUuid}/stop', {
      params: { turnUuid: first.turn.id },
    })
  }
  await stopping
  return events
}

describe('a turn by a model', () => {
  it('holds its gems from the start, and costs them once it is done', async () => {
    const started = await start()
    const { api, browser, view, ctx, member } = started
    const events: TurnEvent[] = []
    let meanwhile = {}
    for await (const { event } of openTurn(browser.api, view, { text: '창밖을 본다' })) {
      if (event.type === 'start') meanwhile = await walletGems(started)
      events.push(event)
    }

    expect(meanwhile).toMatchObject({ total: 18 })
    expect(endsOf(events)).toEqual([
      { held: 2, charged: 0, balance: 18 },
      { held: 2, charged: 2, balance: 18 },
    ])
    expect(await walletGems(started)).toEqual({ total: 18, held: 0 })
    expect(await kindsOf(started)).toEqual(['hold', 'capture'])
    const usage = await browser.api.call('GET /v1/tales/gem/usage', { query: {} })
    expect(usage.items).toMatchObject([{ sessionId: view.session.id, turns: 1, gems: 2 }])
    const [row] = await api.deps.db.select().from(turn).where(eq(turn.index, 1))
    expect(row).toMatchObject({ gemsHeld: 2, gemsCharged: 2, isCounted: true })
    expect((await readWallet(ctx, member.profileId)).gem.parts).toMatchObject([
      { origin: 'daily', amount: 18 },
    ])
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('costs nothing the first time it is told anew, and its price the second time', async () => {
    const started = await start()
    const { browser, view, api } = started
    const first = settledTurn(await browser.tell(view, { text: '창밖을 본다' }))
    const again = (retellsTurnUuid: string) =>
      browser.tell(view, { text: '창밖을 본다', retellsTurnUuid })

    const second = await again(first.id)
    expect(await walletGems(started)).toEqual({ total: 18, held: 0 })
    const third = await again(settledTurn(second).id)

    expect(endsOf(third).at(-1)).toEqual({ held: 2, charged: 2, balance: 16 })
    expect(await walletGems(started)).toEqual({ total: 16, held: 0 })
    expect(await ledgerFaults(api)).toEqual([])
  })

  it.each([
    ['breaks off', '[stub:status-500] 문을 연다', 'failed'],
    ['is broken off in the middle', '[stub:close-early seed=3 gap=0] 문을 연다', 'failed'],
    ['is refused by the model', '[stub:refuse-marker] 손을 잡는다', 'blocked'],
    ['is answered with help', '[stub:markers] 아무 말도 하지 않는다', 'blocked'],
  ])('costs nothing where it %s', async (_, text, status) => {
    const started = await start()
    const events = await started.browser.tell(started.view, { text })
    expect(settledTurn(events).status).toBe(status)
    // It may have ended before its first event was read, which tells what is left then.
    expect(endsOf(events)).toMatchObject([
      { held: 2, charged: 0 },
      { held: 2, charged: 0, balance: 20 },
    ])
    expect(await walletGems(started)).toEqual({ total: 20, held: 0 })
    expect(await kindsOf(started)).toEqual(['hold', 'release'])
    expect(await ledgerFaults(started.api)).toEqual([])
  })

  it('holds nothing where our own rules block it', async () => {
    const started = await start()
    const text = '실제로 있는 우리 반 김민수한테 010-2345-6789로 전화한다'
    const events = await started.browser.tell(started.view, { text })
    expect(settledTurn(events).status).toBe('blocked')
    expect(endsOf(events)).toEqual([null, null])
    expect(await kindsOf(started)).toEqual([])
  })

  it('costs nothing where it is stopped before a sentence', async () => {
    const started = await start()
    const { browser, view, api } = started
    const events = await stopWhen(browser, view, {
      text: '[stub:hang-before-headers] 듣는다',
      when: () => true,
    })
    expect(settledTurn(events)).toMatchObject({ status: 'stopped', output: '' })
    expect(endsOf(events).at(-1)).toEqual({ held: 2, charged: 0, balance: 20 })
    expect(await kindsOf(started)).toEqual(['hold', 'release'])
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('costs its gems where it is stopped after a sentence', async () => {
    const started = await start()
    const { browser, view, api } = started
    const heard = (events: readonly TurnEvent[]) =>
      events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
    const events = await stopWhen(browser, view, {
      text: '[stub:never-ends gap=5] 듣는다',
      when: (sofar) => /[.!?…] /.test(heard(sofar)) || heard(sofar).length > 80,
    })
    expect(settledTurn(events)).toMatchObject({ status: 'stopped', isCounted: true })
    expect(endsOf(events).at(-1)).toEqual({ held: 2, charged: 2, balance: 18 })
    expect(await kindsOf(started)).toEqual(['hold', 'capture'])
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('gives back to the day that is over what it held of it', async () => {
    const started = await start()
    const { browser, view, clock, api } = started
    clock.advance(MIDNIGHT.getTime() - NOON.getTime() - 1)
    const events = await stopWhen(browser, view, {
      text: '[stub:hang-before-headers] 듣는다',
      when: () => {
        clock.advance(1)
        return true
      },
    })
    expect(settledTurn(events).status).toBe('stopped')
    expect(await walletGems(started)).toEqual({ total: 20, held: 0 })
    expect(await ledgerFaults(api)).toEqual([])
  })
})

describe('a turn whose process has died', () => {
  /** A turn that no end comes to, and a process minutes later. */
  async function startDying() {
    const started = await start()
    const { url, models, browser, view, api, member } = started
    const streaming = openTurn(browser.api, view, { text: '[stub:hang-mid gap=0] 듣는다' })
    const first = await streaming.next()
    if (first.done || first.value.event.type !== 'start') throw new Error('no start')
    const later = createManualClock(new Date(NOON.getTime() + 600_000))
    const after = startTestApi(url, { models, clock: later })
    const atOther: Started = { ...started, api: after, ctx: contextOf(after, member) }
    return { ...started, api, turnId: first.value.event.turn.id, streaming, after, later, atOther }
  }

  it('gives its gems back when it is failed', async () => {
    const { after, atOther, turnId, api } = await startDying()
    expect(await walletGems(atOther)).toEqual({ total: 18, held: 2 })
    await failDeadTurns(systemContext(after.deps))
    const [row] = await after.deps.db.select().from(turn).where(eq(turn.id, turnId))
    expect(row).toMatchObject({ status: 'failed', gemsHeld: 2, gemsCharged: 0, isCounted: false })
    expect(await walletGems(atOther)).toEqual({ total: 20, held: 0 })

    // The process was only slow, and ends the turn that is not its own any more.
    api.deps.liveTurns.giveUp.abort()
    await expect.poll(() => api.deps.liveTurns.count()).toBe(0)
    expect(await kindsOf(atOther)).toEqual(['hold', 'release'])
    expect(await ledgerFaults(after)).toEqual([])
  })

  it('gives them back where it was failed and its hold was not ended', async () => {
    const { after, later, atOther, turnId } = await startDying()
    const { db } = after.deps
    const release = () => releaseHolds(after)
    await release()
    // It is still being told, as far as anybody knows.
    expect(await walletGems(atOther)).toEqual({ total: 18, held: 2 })
    await db.update(turn).set({ status: 'failed', isCounted: false }).where(eq(turn.id, turnId))
    await db.update(walletHold).set({ createdAt: later.now() })
    await release()
    expect(await walletGems(atOther)).toEqual({ total: 18, held: 2 })
    later.advance(120_001)
    await Promise.all([release(), release(), release()])
    expect(await walletGems(atOther)).toEqual({ total: 20, held: 0 })
    expect(await ledgerFaults(after)).toEqual([])
  })

  it('gives them back where the whole turn is gone', async () => {
    const { after, atOther, turnId } = await startDying()
    await after.deps.db.delete(turn).where(eq(turn.id, turnId))
    await releaseHolds(after)
    expect(await walletGems(atOther)).toEqual({ total: 20, held: 0 })
    expect(await ledgerFaults(after)).toEqual([])
  })
})

it('costs once, however often it is sent', async () => {
  const started = await start()
  const { api, browser, view } = started
  const body = turnBody(view, { text: '창밖을 본다' })
  const told = await Promise.all(Array.from({ length: 5 }, () => browser.tell(view, body)))
  told.push(await browser.tell(view, body))

  expect(new Set(told.map((events) => settledTurn(events).id)).size).toBe(1)
  expect(told.map((events) => gemsOf(events.at(-1)))).toEqual(
    told.map(() => ({ held: 2, charged: 2, balance: 18 })),
  )
  expect(await kindsOf(started)).toEqual(['hold', 'capture'])
  expect(await ledgerFaults(api)).toEqual([])
})

it('is spent for the work and its maker, at what was paid for the gems', async () => {
  const started = await start(TWO_TIERS)
  const { api, browser, view, ctx, member } = started
  await buyCoins(api, member.profileId)
  await inTransaction(ctx, async (tx) => {
    await pay(tx, { profileId: member.profileId, currency: 'coin', amount: 1, title: '덤' })
    await exchangeCoins(tx, { gems: 10, coins: 1, title: '젬 10개' })
  })
  const { total } = (await readWallet(ctx, member.profileId)).gem
  await leaveGems(started, total - 18)
  await useNarrator(browser, view, 'deep')
  const events = await browser.tell(view)

  expect(gemsOf(events.at(-1))).toMatchObject({ charged: 5, balance: 7 })
  const { db } = api.deps
  const [captured] = await db.select().from(movement).where(eq(movement.kind, 'capture'))
  expect(captured).toMatchObject({
    profileId: member.profileId,
    sessionId: view.session.id,
    workType: 'theme',
    workId: view.session.theme.id,
    workOwnerProfileId: OFFICIAL_PROFILE_ID,
    title: view.session.theme.title,
  })
  const spent = await db
    .select({ delta: lotEntry.delta, unitKrw: lotEntry.unitKrw })
    .from(lotEntry)
    .where(eq(lotEntry.movementId, captured?.id ?? ''))
    .orderBy(lotEntry.unitKrw)
  expect(spent).toEqual([
    { delta: 2, unitKrw: 0 },
    { delta: 3, unitKrw: 10 },
  ])
  expect(await ledgerFaults(api)).toEqual([])
})

it('keeps the stories of several people at once apart', async () => {
  const { api } = await start()
  const tell = async () => {
    const { browser, view } = await memberWithStory(api)
    return gemsOf((await browser.tell(view)).at(-1))
  }
  const ends = await Promise.all(Array.from({ length: 8 }, tell))
  expect(ends).toEqual(ends.map(() => ({ held: 2, charged: 2, balance: 18 })))
  expect(await ledgerFaults(api)).toEqual([])
})
