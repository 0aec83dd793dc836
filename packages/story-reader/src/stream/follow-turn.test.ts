import { ApiError } from '@doran/api-client'
import type { TurnEvent } from '@doran/contract'
import { aTurn, fakeApi, type FakeLine } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { followTurn, type TurnRequest } from './follow-turn.js'
import { streamProblem } from './problem.js'
import type { TurnUpdate } from './turn-update.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const STREAM = 'GET /v1/tales/turn/{turnUuid}/stream'
const TEXT =
  '사서가 열쇠를 내려놓았다. “여섯 번째는요?” 아무도 답하지 않았다. 🔑 바람이 불었다.\n불이 흔들렸다.'
const NETWORK = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
const BROKEN: FakeLine = { events: [], ends: NETWORK }
const turn = aTurn({ id: 't1', status: 'streaming' })
const START: TurnEvent = { type: 'start', turn, gems: null }
const DONE: TurnEvent = { type: 'settled', gems: null, turn: aTurn({ id: 't1', output: TEXT }) }
const INPUT = {
  params: { sessionUuid: 's1' },
  body: { clientTurnId: 'c1', parentTurnUuid: 'root', kind: 'do', text: '묻는다', pace: 'normal' },
} as const satisfies TurnRequest

const piece = (from: number, to: number): TurnEvent => ({
  type: 'delta',
  offset: from,
  text: TEXT.slice(from, to),
})
const refusal = (code: 'MAINTENANCE' | 'NOT_FOUND' | 'KEY_REUSED', status: number) =>
  new ApiError({ code, message: code, status })

async function follow(lines: FakeLine[], request: TurnRequest = INPUT) {
  const { client, requests } = fakeApi({}, lines)
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const { signal } = new AbortController()
  const updates: TurnUpdate[] = []
  for await (const update of followTurn(client, request, { signal, wait })) updates.push(update)
  const texts = updates.flatMap(growingText)
  const keys = requests.map(({ key }) => key)
  return { updates, texts, requests, keys, waits, last: updates.at(-1) }
}

describe('a turn that ended before its stream was opened again', () => {
  it('has all of its text, though its start says already that it is done', async () => {
    const ended: TurnEvent = { type: 'start', gems: null, turn: aTurn({ id: 't1' }) }
    const { last } = await follow([
      { events: [START, piece(0, 9)], ends: NETWORK },
      { events: [ended, piece(9, TEXT.length), DONE] },
    ])
    expect(last).toMatchObject({ type: 'turn', turn: { status: 'done', output: TEXT } })
  })
})

function growingText(update: TurnUpdate): string[] {
  if (update.type !== 'turn' || update.turn.status !== 'streaming') return []
  return update.ahead === null ? [update.turn.output] : []
}

function randomOf(seed: number) {
  let value = seed
  return (below: number) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((value / 2_147_483_648) * below)
  }
}

/** Lines that cut, repeat and overlap the text at random; each brings something new. */
function cutLines(seed: number): FakeLine[] {
  const random = randomOf(seed)
  const lines: FakeLine[] = []
  let events: TurnEvent[] = [START]
  for (let held = 0; held < TEXT.length;) {
    const from = random(held + 1)
    const to = Math.min(TEXT.length, from + 1 + random(12))
    events.push(piece(from, to))
    if (to > held && random(5) === 0) {
      lines.push(random(2) === 0 ? { events, ends: NETWORK } : { events })
      events = random(2) === 0 ? [START] : []
    }
    held = Math.max(held, to)
  }
  return [...lines, { events: [...events, DONE] }]
}

describe('growing text', () => {
  it('is never doubled nor lost, however the stream is cut, repeated and overlapped', async () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const { texts, last } = await follow(cutLines(seed))
      for (const text of texts) expect(TEXT.startsWith(text)).toBe(true)
      const lengths = texts.map((text) => text.length)
      expect(lengths).toEqual(lengths.toSorted((left, right) => left - right))
      expect(texts.at(-1)).toBe(TEXT)
      expect(last).toMatchObject({ turn: { status: 'done', output: TEXT } })
    }
  })

  it('is asked for again where a piece would leave a hole', async () => {
    const { texts, requests } = await follow([
      { events: [START, piece(0, 5), piece(9, 20), DONE] },
      { events: [piece(5, TEXT.length), DONE] },
    ])
    expect(texts).toEqual(['', TEXT.slice(0, 5), TEXT])
    expect(requests[1]).toMatchObject({
      key: STREAM,
      input: { params: { turnUuid: 't1' }, lastEventId: '5' },
    })
  })

  it('goes on from what is held already', async () => {
    const { texts, requests } = await follow([{ events: [piece(6, 22), DONE] }], {
      turn: { ...turn, output: TEXT.slice(0, 10) },
    })
    expect(requests[0]).toMatchObject({ key: STREAM, input: { lastEventId: '10' } })
    expect(texts).toEqual([TEXT.slice(0, 22)])
  })
})

describe('a turn that waits for others', () => {
  const waiting = (ahead: number): TurnEvent => ({ type: 'waiting', ahead })

  it('says how many are before it, and is done in the end', async () => {
    const { updates } = await follow([
      { events: [START, waiting(2), waiting(0), piece(0, TEXT.length), DONE] },
    ])
    expect(updates).toMatchObject([
      { turn: { status: 'streaming' }, ahead: null },
      { turn: { status: 'streaming', output: '' }, ahead: 2 },
      { turn: { status: 'streaming' }, ahead: 0 },
      { turn: { status: 'streaming', output: TEXT }, ahead: null },
      { turn: { status: 'done' } },
    ])
  })

  it('gives up a connection that keeps breaking', async () => {
    const again: FakeLine = { events: [START, waiting(1)], ends: NETWORK }
    const { keys, last } = await follow([again, again, again])
    expect(keys).toEqual([POST, STREAM, STREAM])
    expect(last?.type).toBe('lost')
  })
})

describe('a broken connection', () => {
  it('is resumed twice, after a pause, then given up', async () => {
    const { last, keys, waits } = await follow([{ events: [START], ends: NETWORK }, BROKEN, BROKEN])
    expect(keys).toEqual([POST, STREAM, STREAM])
    expect(last).toEqual({ type: 'lost', problem: streamProblem(NETWORK) })
    expect(waits).toEqual([800, 800])
  })

  it('starts counting again once text comes', async () => {
    const { last, keys } = await follow([
      { events: [START], ends: NETWORK },
      BROKEN,
      { events: [piece(0, 4)] },
      BROKEN,
      { events: [DONE] },
    ])
    expect(keys).toHaveLength(5)
    expect(last).toMatchObject({ turn: { status: 'done' } })
  })

  it('does not count a repeat as something new', async () => {
    const repeat: FakeLine = { events: [START, piece(0, 4)] }
    const { last, keys } = await follow([repeat, repeat, repeat])
    expect(keys).toHaveLength(3)
    expect(last).toMatchObject({ type: 'lost', problem: { code: 'NETWORK' } })
  })

  it('before start sends the same input again', async () => {
    const { requests, last } = await follow([BROKEN, { events: [] }, BROKEN])
    expect(requests.map(({ key, input }) => ({ key, body: input['body'] }))).toEqual(
      [0, 1, 2].map(() => ({ key: POST, body: INPUT.body })),
    )
    expect(last?.type).toBe('lost')
  })

  it('of an acknowledged turn may also be a refusal, named when it lasts', async () => {
    const down: FakeLine = { events: [], ends: refusal('MAINTENANCE', 503) }
    const { keys, last } = await follow([{ events: [START] }, down, down])
    expect(keys).toHaveLength(3)
    expect(last).toMatchObject({ type: 'lost', problem: { code: 'MAINTENANCE' } })
  })
})

describe('the end', () => {
  it.each([
    ['KEY_REUSED', 409, false],
    ['MAINTENANCE', 503, true],
  ] as const)('is a refusal of the input: %s', async (code, status, isUncertain) => {
    const { updates } = await follow([{ events: [], ends: refusal(code, status) }])
    expect(updates).toEqual([{ type: 'refused', problem: { code, message: code }, isUncertain }])
  })

  it('is a turn that is gone', async () => {
    const { last } = await follow([
      { events: [START] },
      { events: [], ends: refusal('NOT_FOUND', 404) },
    ])
    expect(last).toMatchObject({ type: 'refused', problem: { code: 'NOT_FOUND' } })
  })

  it('says nothing after an abort', async () => {
    const { client, requests } = fakeApi({}, [{ events: [START, piece(0, 4), piece(4, 9), DONE] }])
    const run = new AbortController()
    const updates: TurnUpdate[] = []
    for await (const update of followTurn(client, INPUT, { signal: run.signal })) {
      updates.push(update)
      if (updates.length === 2) run.abort()
    }
    expect(updates.flatMap(growingText)).toHaveLength(2)
    expect(updates).toHaveLength(2)
    expect(requests).toHaveLength(1)
  })
})
