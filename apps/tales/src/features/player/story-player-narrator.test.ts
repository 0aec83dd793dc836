import { ApiError } from '@doran/api-client'
import type { StorySessionView, TurnEvent } from '@doran/contract'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openStoryPlayer } from '../../testing/open-story-player'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const PATCH = 'PATCH /v1/tales/session/{sessionUuid}'
const NOTICE = 'PUT /v1/tales/ai-notice'
const VIEW = 'GET /v1/tales/session/{sessionUuid}'
const START: TurnEvent = { type: 'start', turn: aTurn({ id: 't1', status: 'streaming' }) }
const DONE: TurnEvent = {
  type: 'settled',
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
  const opened = openStoryPlayer({ lines, replies, view })
  return { ...opened, narrator: () => opened.player.getState().session.narrator }
}

const UNREAD: FakeLine = { events: [], ends: refusal('AI_NOTICE_NEEDED') }

test('asks first, keeps the words, and sends the same turn once the notice was read', async () => {
  const { player, keys, sentIds, settled } = open([UNREAD, { events: [START, DONE] }], {
    [NOTICE]: [undefined],
  })
  player.send('do', '문을 민다')
  await settled()
  expect(player.getState()).toMatchObject({
    phase: { name: 'notice', sent: { text: '문을 민다' } },
    problem: null,
    started: null,
  })
  await player.acceptNotice()
  await settled()
  expect(keys()).toEqual([POST, NOTICE, POST])
  expect(sentIds()).toEqual(['client-turn-1', 'client-turn-1'])
  expect(player.getState().turns.at(-1)?.id).toBe('t1')
})

test('goes on offline where the notice is not wanted', async () => {
  const { player, keys, narrator, settled } = open([UNREAD, { events: [START, DONE] }], {
    [PATCH]: [viewBy('offline').session],
  })
  player.send('do', '문을 민다')
  await settled()
  await player.goOnOffline()
  expect(narrator()).toBe('offline')
  await settled()
  expect(keys()).toEqual([POST, PATCH, POST])
})

test('leaves the notice unanswered with a story that stands where it stood', async () => {
  const { player, settled } = open([UNREAD], {})
  player.send('do', '문을 민다')
  await settled()
  player.dismiss()
  expect(player.getState()).toMatchObject({ phase: { name: 'idle' }, isAgreeing: false })
  expect(player.getState().turns).toHaveLength(1)
})

test('stays at the notice, and says why, when the answer does not arrive', async () => {
  const { player, settled } = open([UNREAD], { [NOTICE]: [new TypeError('net')] })
  player.send('do', '문을 민다')
  await settled()
  await player.acceptNotice()
  expect(player.getState()).toMatchObject({
    phase: { name: 'notice' },
    problem: { code: 'NETWORK' },
    isAgreeing: false,
  })
})

test('shows another narrator at once, and sends nothing before it is agreed', async () => {
  const { player, asked, narrator } = open([], { [PATCH]: [viewBy('offline').session] })
  const chosen = player.chooseNarrator('offline')
  expect(narrator()).toBe('offline')
  expect(player.send('do', '문을 민다')).toBe(false)
  expect(await chosen).toBeNull()
  expect(asked[0]?.input['body']).toEqual({ narrator: 'offline' })
  expect(player.getState()).toMatchObject({ isAgreeing: false })
})

test('takes a narrator back that was refused', async () => {
  const { player, narrator } = open(
    [],
    { [PATCH]: [refusal('NARRATOR_UNAVAILABLE')] },
    viewBy('offline'),
  )
  const problem = await player.chooseNarrator('basic')
  expect(problem?.code).toBe('NARRATOR_UNAVAILABLE')
  expect(narrator()).toBe('offline')
})

test('loads the story anew when a turn is told elsewhere', async () => {
  const pending = aTurn({ id: 't1', status: 'streaming' })
  const { player, keys, settled } = open([{ events: [START, DONE] }], {
    [PATCH]: [refusal('TURN_IN_FLIGHT')],
    [VIEW]: [{ ...viewBy('basic'), pending }],
  })
  await player.chooseNarrator('offline')
  await settled()
  expect(keys().slice(0, 2)).toEqual([PATCH, VIEW])
  expect(player.getState().turns.at(-1)?.id).toBe('t1')
})

test('goes on offline after a model failed: a new turn with the same words', async () => {
  const failed = aTurn({
    id: 't1',
    status: 'failed',
    halt: 'broken',
    narrator: 'model',
    input: { kind: 'say', text: '누구세요' },
  })
  const { player, asked, keys, sentIds, settled } = open(
    [{ events: [START, { type: 'settled', turn: failed }] }, { events: [START, DONE] }],
    { [PATCH]: [viewBy('offline').session] },
  )
  player.send('say', '누구세요')
  await settled()
  await player.goOnOffline()
  await settled()
  expect(keys()).toEqual([POST, PATCH, POST])
  expect(sentIds()).toEqual(['client-turn-1', 'client-turn-2'])
  expect(asked[2]?.input['body']).toMatchObject({ kind: 'say', text: '누구세요' })
})

test('looks who tells when the server told offline instead', async () => {
  const told = { ...viewBy('offline'), turns: [aTurn({ id: 't1' })] }
  told.session.leafTurnId = 't1'
  const offline: TurnEvent = { type: 'settled', turn: aTurn({ id: 't1', output: '문이 열렸다.' }) }
  const { player, keys, narrator, settled } = open([{ events: [START, offline] }], {
    [VIEW]: [told],
  })
  player.send('do', '문을 민다')
  await settled()
  expect(keys()).toEqual([POST, VIEW])
  expect(narrator()).toBe('offline')
})

test('asks the server whether a story was closed with the turn it did not tell', async () => {
  const turn = aTurn({ id: 't1', status: 'blocked', halt: 'minors' })
  const locked = { ...viewBy('basic', { status: 'locked' }), pending: turn }
  const { player, settled } = open([{ events: [START, { type: 'settled', turn }] }], {
    [VIEW]: [locked],
  })
  player.send('do', '문을 민다')
  await settled()
  expect(player.getState()).toMatchObject({
    session: { status: 'locked' },
    phase: { name: 'blocked', turn: { halt: 'minors' } },
  })
})
