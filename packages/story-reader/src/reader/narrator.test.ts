import { ApiError } from '@doran/api-client'
import type { StorySessionView, TurnEvent } from '@doran/contract'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'
const NOTICE = 'PUT /v1/tales/ai-notice'
const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const START: TurnEvent = {
  type: 'start',
  gems: null,
  turn: aTurn({ id: 't1', status: 'streaming' }),
}
const DONE: TurnEvent = {
  type: 'settled',
  gems: null,
  turn: aTurn({ id: 't1', output: '문이 열렸다.', narrator: 'model', model: 'small' }),
}

function refusal(code: 'AI_NOTICE_NEEDED' | 'NARRATOR_UNAVAILABLE' | 'TURN_IN_FLIGHT') {
  return new ApiError({ code, message: code, status: 409 })
}

function viewBy(narrator: 'offline' | 'basic', over: Partial<StorySessionView['session']> = {}) {
  const view = aView()
  Object.assign(view.session, {
    narrator,
    narrators: [...view.session.narrators, { key: 'basic', model: 'small', isWell: true }],
    ...over,
  })
  return view
}

function open(lines: FakeLine[], replies: Record<string, unknown[]>, view = viewBy('basic')) {
  const opened = openTestReader({ lines, replies, view })
  return { ...opened, narrator: () => opened.reader.getState().session.narrator }
}

const UNREAD: FakeLine = { events: [], ends: refusal('AI_NOTICE_NEEDED') }

test('asks first, keeps the input, and sends the same turn once the notice was read', async () => {
  const { reader, keys, sentIds, settled } = open([UNREAD, { events: [START, DONE] }], {
    [NOTICE]: [undefined],
  })
  reader.send('do', '문을 민다')
  await settled()
  expect(reader.getState()).toMatchObject({
    phase: { name: 'notice', sent: { text: '문을 민다' } },
    problem: null,
    acknowledged: null,
  })
  await reader.acceptNotice()
  await settled()
  expect(keys()).toEqual([POST, NOTICE, POST])
  expect(sentIds()).toEqual(['client-turn-1', 'client-turn-1'])
  expect(reader.getState().turns.at(-1)?.id).toBe('t1')
})

test('goes on offline where the notice is not wanted', async () => {
  const { reader, keys, narrator, settled } = open([UNREAD, { events: [START, DONE] }], {
    [PATCH]: [viewBy('offline').session],
  })
  reader.send('do', '문을 민다')
  await settled()
  await reader.continueOffline()
  expect(narrator()).toBe('offline')
  await settled()
  expect(keys()).toEqual([POST, PATCH, POST])
})

test('leaves the notice unanswered with a story that stands where it stood', async () => {
  const { reader, settled } = open([UNREAD], {})
  reader.send('do', '문을 민다')
  await settled()
  reader.dismiss()
  expect(reader.getState()).toMatchObject({ phase: { name: 'idle' }, isConfirming: false })
  expect(reader.getState().turns).toHaveLength(1)
})

test('stays at the notice, and says why, when the answer does not arrive', async () => {
  const { reader, settled } = open([UNREAD], { [NOTICE]: [new TypeError('net')] })
  reader.send('do', '문을 민다')
  await settled()
  await reader.acceptNotice()
  expect(reader.getState()).toMatchObject({
    phase: { name: 'notice' },
    problem: { code: 'NETWORK' },
    isConfirming: false,
  })
})

test('shows another narrator at once, and sends nothing before it is confirmed', async () => {
  const { reader, requests, narrator } = open([], { [PATCH]: [viewBy('offline').session] })
  const chosen = reader.chooseNarrator('offline')
  expect(narrator()).toBe('offline')
  expect(reader.send('do', '문을 민다')).toBe(false)
  expect(await chosen).toBeNull()
  expect(requests[0]?.input['body']).toEqual({ narrator: 'offline' })
  expect(reader.getState()).toMatchObject({ isConfirming: false })
})

test('takes a narrator back that was refused', async () => {
  const { reader, narrator } = open(
    [],
    { [PATCH]: [refusal('NARRATOR_UNAVAILABLE')] },
    viewBy('offline'),
  )
  const problem = await reader.chooseNarrator('basic')
  expect(problem?.code).toBe('NARRATOR_UNAVAILABLE')
  expect(narrator()).toBe('offline')
})

test('loads the story again when a turn is pending elsewhere', async () => {
  const pending = aTurn({ id: 't1', status: 'streaming' })
  const { reader, keys, settled } = open([{ events: [START, DONE] }], {
    [PATCH]: [refusal('TURN_IN_FLIGHT')],
    [VIEW]: [{ ...viewBy('basic'), pending }],
  })
  await reader.chooseNarrator('offline')
  await settled()
  expect(keys().slice(0, 2)).toEqual([PATCH, VIEW])
  expect(reader.getState().turns.at(-1)?.id).toBe('t1')
})

test('continues offline after a model failed: a new turn with the same input', async () => {
  const failed = aTurn({
    id: 't1',
    status: 'failed',
    halt: 'broken',
    narrator: 'model',
    input: { kind: 'say', text: '누구세요' },
  })
  const { reader, requests, keys, sentIds, settled } = open(
    [{ events: [START, { type: 'settled', turn: failed, gems: null }] }, { events: [START, DONE] }],
    { [PATCH]: [viewBy('offline').session] },
  )
  reader.send('say', '누구세요')
  await settled()
  await reader.continueOffline()
  await settled()
  expect(keys()).toEqual([POST, PATCH, POST])
  expect(sentIds()).toEqual(['client-turn-1', 'client-turn-2'])
  expect(requests[2]?.input['body']).toMatchObject({ kind: 'say', text: '누구세요' })
})

test('reloads who comes next when the server wrote offline instead', async () => {
  const moved = { ...viewBy('offline'), turns: [aTurn({ id: 't1' })] }
  moved.session.leafTurnId = 't1'
  const offline: TurnEvent = {
    type: 'settled',
    gems: null,
    turn: aTurn({ id: 't1', output: '문이 열렸다.' }),
  }
  const { reader, keys, narrator, settled } = open([{ events: [START, offline] }], {
    [VIEW]: [moved],
  })
  reader.send('do', '문을 민다')
  await settled()
  expect(keys()).toEqual([POST, VIEW])
  expect(narrator()).toBe('offline')
})

test('asks the server whether a story was locked with the turn it blocked', async () => {
  const turn = aTurn({ id: 't1', status: 'blocked', halt: 'minors' })
  const locked = { ...viewBy('basic', { status: 'locked' }), pending: turn }
  const { reader, settled } = open([{ events: [START, { type: 'settled', turn, gems: null }] }], {
    [VIEW]: [locked],
  })
  reader.send('do', '문을 민다')
  await settled()
  expect(reader.getState()).toMatchObject({
    session: { status: 'locked' },
    phase: { name: 'blocked', turn: { halt: 'minors' } },
  })
})
