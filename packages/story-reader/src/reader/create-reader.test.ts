import { ApiError } from '@doran/api-client'
import type { TurnEvent } from '@doran/contract'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const STREAM = 'GET /v1/tales/turn/{turnUuid}/stream'
const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const REDO = 'POST /v1/tales/session/{sessionUuid}/turn/last'
const UNDO = 'DELETE /v1/tales/session/{sessionUuid}/turn/last'
const START: TurnEvent = {
  type: 'start',
  gems: null,
  turn: aTurn({ id: 't1', status: 'streaming' }),
}
const DONE: TurnEvent = {
  type: 'settled',
  gems: null,
  turn: aTurn({ id: 't1', output: '문이 열렸다.' }),
}

function refusal(code: 'LEAF_MOVED' | 'TURN_IN_FLIGHT' | 'KEY_REUSED', message: string): ApiError {
  return new ApiError({ code, message, status: 409 })
}

const open = (lines: FakeLine[], replies: Record<string, unknown[]> = {}, view = aView()) =>
  openTestReader({ lines, replies, view })

test('sends the leaf it saw and shows the finished turn', async () => {
  const { reader, bodies, settled } = open([{ events: [START, DONE] }])
  expect(reader.send('do', '창틀을 살핀다')).toBe(true)
  expect(reader.send('do', '두 번')).toBe(false)
  await settled()
  expect(bodies()).toEqual([
    {
      clientTurnId: 'client-turn-1',
      parentTurnUuid: 'root',
      kind: 'do',
      text: '창틀을 살핀다',
      pace: 'normal',
    },
  ])
  expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
})

test('tries a failed turn again as a new turn with the same input', async () => {
  const failed = aTurn({
    id: 't1',
    status: 'failed',
    input: { kind: 'say', text: '누구세요' },
  })
  const { reader, bodies, settled } = open([
    {
      events: [
        START,
        { type: 'delta', offset: 0, text: '문이' },
        { type: 'settled', turn: failed, gems: null },
      ],
    },
    { events: [START, DONE] },
  ])
  reader.send('say', '누구세요')
  await settled()
  expect(reader.getState().phase).toMatchObject({ name: 'failed', turn: { output: '문이' } })
  reader.retry()
  await settled()
  expect(bodies()[1]).toMatchObject({
    clientTurnId: 'client-turn-2',
    kind: 'say',
    text: '누구세요',
  })
})

test('loads the story again when another window went first, and says so', async () => {
  const moved = aView()
  moved.session.leafTurnId = 'other'
  moved.turns = [aTurn({ id: 'other' }), ...moved.turns]
  const { reader, settled } = open(
    [{ events: [], ends: refusal('LEAF_MOVED', '다른 창에서 이어졌어요.') }],
    { [VIEW]: [moved] },
  )
  reader.send('do', '묻는다')
  await settled()
  const state = reader.getState()
  expect(state.turns.at(-1)?.id).toBe('other')
  expect(state.problem?.code).toBe('LEAF_MOVED')
  expect(state.acknowledged).toBeNull()
})

test('attaches to the turn that is pending elsewhere', async () => {
  const pending = aTurn({ id: 't1', status: 'streaming', output: '문이 ' })
  const { reader, requests, settled } = open(
    [
      { events: [], ends: refusal('TURN_IN_FLIGHT', '이어지는 중') },
      { events: [{ type: 'delta', offset: 3, text: '열렸다.' }, DONE] },
    ],
    { [VIEW]: [aView({ pending })] },
  )
  reader.send('do', '묻는다')
  await settled()
  expect(requests.map(({ key }) => key)).toEqual([POST, VIEW, STREAM])
  expect(requests[2]?.input['lastEventId']).toBe('3')
  expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
})

test('shows the copy of a reused id and takes a new one next time', async () => {
  const { reader, bodies, settled } = open([
    { events: [], ends: refusal('KEY_REUSED', '같은 요청') },
    { events: [START, DONE] },
  ])
  reader.send('do', '묻는다')
  await settled()
  expect(reader.getState().problem?.message).toBe('같은 요청')
  reader.send('do', '묻는다')
  await settled()
  expect(bodies()[1]).toMatchObject({ clientTurnId: 'client-turn-2' })
})

test('stops a turn and keeps its text', async () => {
  const stopped = aTurn({ id: 't1', status: 'stopped', output: '문이 ' })
  const { reader, settled } = open(
    [{ events: [START, { type: 'delta', offset: 0, text: '문이 ' }], hold: new Promise(() => {}) }],
    { 'POST /v1/tales/turn/{turnUuid}/stop': [stopped] },
  )
  reader.send('do', '문을 민다')
  await settled()
  await reader.stop()
  expect(reader.getState().turns.at(-1)).toBe(stopped)
  expect(reader.getState().phase.name).toBe('idle')
})

test('undoes the leaf it shows and reads on from its parent', async () => {
  const view = aView()
  view.turns = [aTurn({ id: 't1' }), ...view.turns]
  view.session.leafTurnId = 't1'
  const { reader, requests } = open([], { [UNDO]: [undefined] }, view)
  await reader.undo()
  expect(requests[0]?.input['query']).toEqual({ leaf: 't1' })
  expect(reader.getState().session.leafTurnId).toBe('root')
})

test('redoes the turn that was undone', async () => {
  const view = aView()
  const undone = aTurn({ id: 't1', input: { kind: 'say', text: '거기 누구예요?' } })
  view.turns = [undone, ...view.turns]
  view.session.leafTurnId = 't1'
  const { reader, requests } = open(
    [],
    { [UNDO]: [undefined], [REDO]: [undefined], [VIEW]: [structuredClone(view)] },
    view,
  )
  const turnId = await reader.undo()
  expect(turnId).toBe('t1')
  await reader.redo('t1')
  expect(requests[1]?.input['body']).toEqual({ turnUuid: 't1' })
  expect(reader.getState()).toMatchObject({
    isUndoing: false,
    session: { leafTurnId: 't1' },
    // What undoing put back into the box goes again.
    acknowledged: { kind: 'say', text: '거기 누구예요?' },
  })
})

test.each([
  ['still offered is taken there', '문을 연다', true],
  ['no longer offered is not', '창을 연다', false],
])('a choice made at an older turn and %s', async (_what, offered, isTaken) => {
  const moved = aView()
  const next: TurnEvent = {
    type: 'settled',
    gems: null,
    turn: aTurn({ id: 't1', parentId: 'other' }),
  }
  moved.session.leafTurnId = 'other'
  moved.turns = [aTurn({ id: 'other', choices: [{ id: 'a', label: offered }] }), ...moved.turns]
  const { reader, bodies, settled } = open(
    [{ events: [], ends: refusal('LEAF_MOVED', '먼저 이어졌어요.') }, { events: [next] }],
    { [VIEW]: [moved] },
  )
  reader.send('choice', '문을 연다')
  await settled()
  expect(bodies().map((body) => Reflect.get(Object(body), 'parentTurnUuid'))).toEqual(
    isTaken ? ['root', 'other'] : ['root'],
  )
  expect(reader.getState().problem?.code).toBe(isTaken ? undefined : 'LEAF_MOVED')
})

test('puts older turns above what is read', async () => {
  const view = aView({ previousCursor: 'cursor-1' })
  const { reader, requests } = open(
    [],
    {
      'GET /v1/tales/session/{sessionUuid}/turn': [
        { items: [aTurn({ id: 'b' }), aTurn({ id: 'a' })], nextCursor: null },
      ],
    },
    view,
  )
  await reader.loadOlder()
  expect(requests[0]?.input['query']).toEqual({ before: 'cursor-1' })
  expect(reader.getState().turns.map(({ id }) => id)).toEqual(['a', 'b', 'root'])
})

test('keeps a turn that was taken while the story was read again', async () => {
  let answer: (view: unknown) => void = () => {}
  const asBefore = new Promise((resolve) => {
    answer = resolve
  })
  const { reader, settled } = open([{ events: [START, DONE] }], { [VIEW]: [asBefore] })
  const refreshed = reader.refresh()
  reader.send('do', '창틀을 살핀다')
  await settled()
  answer(aView())
  await refreshed
  expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
})
