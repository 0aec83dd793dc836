import { ApiError } from '@doran/api-client'
import type { StorySession, StorySessionView, Turn, TurnEvent, TurnGems } from '@doran/contract'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'
import { isReleased, nextPrice, priceOfKind } from './turn-price.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'
const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const STOP = 'POST /v1/tales/turn/{turnUuid}/stop'

const HELD: TurnGems = { held: 2, charged: 0, balance: 18 }
const CHARGED: TurnGems = { held: 0, charged: 2, balance: 18 }
const RELEASED: TurnGems = { held: 0, charged: 0, balance: 20 }

const byModel = (over: Partial<Turn> = {}) =>
  aTurn({ id: 't1', narrator: 'model', model: 'small', ...over })
const START: TurnEvent = { type: 'start', gems: HELD, turn: byModel({ status: 'streaming' }) }
const ended = (gems: TurnGems, over: Partial<Turn>): TurnEvent => ({
  type: 'settled',
  gems,
  turn: byModel(over),
})

function memberView(over: Partial<StorySession> = {}): StorySessionView {
  const view = aView()
  const price = { turn: 2, continue: 1 }
  const basic = { key: 'basic', model: 'small', isWell: true, price } as const
  Object.assign(view.session, {
    narrator: 'basic',
    narrators: [...view.session.narrators, basic],
    gems: 20,
    ...over,
  })
  return view
}

const SHORT = new ApiError({ code: 'NOT_ENOUGH_GEM', message: '젬이 1개 모자라요.', status: 402 })

function open(lines: FakeLine[], replies: Record<string, unknown[]> = {}, gems = 20) {
  const opened = openTestReader({ lines, replies, view: memberView({ gems }) })
  return { ...opened, balance: () => opened.reader.getState().session.gems }
}

describe('the price of the next turn', () => {
  it('is the one of the narrator who tells it; going on by itself has its own', () => {
    const price = nextPrice(memberView().session)
    expect(priceOfKind(price, 'do')).toBe(2)
    expect(priceOfKind(price, 'choice')).toBe(2)
    expect(priceOfKind(price, 'continue')).toBe(1)
  })

  it('is none for the offline narrator', () => {
    expect(nextPrice(memberView({ narrator: 'offline' }).session)).toBeNull()
    expect(priceOfKind(null, 'do')).toBeNull()
  })
})

describe('the balance', () => {
  it('is less while gems are held, and stays so once they are charged', async () => {
    const { promise: hold, resolve: goOn } = Promise.withResolvers<void>()
    const { reader, balance, settled } = open([
      { events: [START], hold, ends: new Error('next line') },
      { events: [ended(CHARGED, { output: '문이 열렸다.' })] },
    ])
    reader.send('do', '문을 민다')
    await settled()
    expect(balance()).toBe(18)
    goOn()
    await settled()
    expect(balance()).toBe(18)
    expect(isReleased(reader.getState())).toBe(false)
  })

  it.each([
    ['failed', { status: 'failed', halt: 'broken' }],
    ['was blocked', { status: 'blocked', halt: 'rating' }],
  ] as const)('comes back with a turn that %s', async (_what, over) => {
    const { reader, balance, settled } = open([{ events: [START, ended(RELEASED, over)] }])
    reader.send('do', '문을 민다')
    await settled()
    expect(balance()).toBe(20)
    expect(isReleased(reader.getState())).toBe(true)
  })

  it('is untouched by a turn that costs nothing, of which nothing went back', async () => {
    const failed = byModel({ status: 'failed', halt: 'broken' })
    const { reader, balance, settled } = open([
      { events: [{ type: 'settled', gems: null, turn: failed }] },
    ])
    reader.send('do', '문을 민다')
    await settled()
    expect(balance()).toBe(20)
    expect(isReleased(reader.getState())).toBe(false)
  })

  it('is asked for after a stop, whose reply says nothing of it', async () => {
    const { reader, keys, balance, settled } = open(
      [{ events: [START], hold: new Promise(() => undefined) }],
      { [STOP]: [byModel({ status: 'stopped' })], [VIEW]: [memberView({ gems: 20 })] },
    )
    reader.send('do', '문을 민다')
    await settled()
    await reader.stop()
    expect(keys()).toEqual([POST, STOP, VIEW])
    expect(balance()).toBe(20)
  })

  it('that came in elsewhere is taken when the reader looks again', async () => {
    const { reader, balance } = open([], { [VIEW]: [memberView({ gems: 120 })] })
    await reader.refresh()
    expect(balance()).toBe(120)
  })
})

describe('too few gems', () => {
  it('leave the story where it stood, and what was written with its writer', async () => {
    const { reader, settled } = open([{ events: [], ends: SHORT }], {}, 1)
    reader.send('do', '문을 민다')
    await settled()
    expect(reader.getState()).toMatchObject({
      phase: {
        name: 'shortage',
        sent: { text: '문을 민다' },
        shortage: { message: SHORT.message },
      },
      problem: null,
      acknowledged: null,
    })
    reader.dismiss()
    expect(reader.getState().phase.name).toBe('idle')
  })

  it('send the same turn by the offline narrator, under the same id', async () => {
    const told = aTurn({ id: 't1', output: '문이 열렸다.' })
    const { reader, keys, requests, sentIds, settled } = open(
      [{ events: [], ends: SHORT }, { events: [{ type: 'settled', gems: null, turn: told }] }],
      { [PATCH]: [memberView({ narrator: 'offline', gems: 1 }).session] },
      1,
    )
    reader.send('do', '문을 민다')
    await settled()
    await reader.continueOffline()
    await settled()
    expect(keys()).toEqual([POST, PATCH, POST])
    expect(requests[1]?.input['body']).toEqual({ narrator: 'offline' })
    expect(sentIds()).toEqual(['client-turn-1', 'client-turn-1'])
    expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
  })

  it('stay in sight, with why, where the narrator could not be changed', async () => {
    const { reader, settled } = open(
      [{ events: [], ends: SHORT }],
      { [PATCH]: [new TypeError('net')] },
      1,
    )
    reader.send('do', '문을 민다')
    await settled()
    await reader.continueOffline()
    expect(reader.getState()).toMatchObject({
      phase: { name: 'shortage' },
      problem: { code: 'NETWORK' },
    })
  })

  it('are over once the reader comes back with more', async () => {
    const { reader, balance, settled } = open(
      [{ events: [], ends: SHORT }],
      { [VIEW]: [memberView({ gems: 1 }), memberView({ gems: 101 })] },
      1,
    )
    reader.send('do', '문을 민다')
    await settled()
    await reader.refresh()
    expect(reader.getState().phase.name).toBe('shortage')
    await reader.refresh()
    expect(reader.getState().phase.name).toBe('idle')
    expect(balance()).toBe(101)
  })
})
