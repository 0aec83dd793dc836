import { ApiError } from '@doran/api-client'
import type { TurnEvent } from '@doran/contract'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'

const POST = 'POST /v1/tales/session/{sessionUuid}/turn'
const STREAM = 'GET /v1/tales/turn/{turnUuid}/stream'
const NETWORK = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
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

const open = (lines: FakeLine[], replies: Record<string, unknown[]> = {}, view = aView()) =>
  openTestReader({ lines, replies, view })

test('resumes by the offset it holds when the connection breaks', async () => {
  const { reader, requests, settled } = open([
    { events: [START, { type: 'delta', offset: 0, text: '문이 ' }], ends: NETWORK },
    { events: [{ type: 'delta', offset: 3, text: '열렸다.' }, DONE] },
  ])
  reader.send('do', '문을 민다')
  await settled()
  expect(requests[1]).toMatchObject({ key: STREAM, input: { lastEventId: '3' } })
  expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
})

test('resumes a turn that was pending when the page was opened', async () => {
  const pending = aTurn({ id: 't1', status: 'streaming', output: '문이 ' })
  const { reader, requests, settled } = open(
    [{ events: [START, { type: 'delta', offset: 1, text: '이 열렸다.' }, DONE] }],
    {},
    aView({ pending }),
  )
  reader.connect()
  await settled()
  expect(requests[0]).toMatchObject({ key: STREAM, input: { lastEventId: '3' } })
  expect(reader.getState().turns.at(-1)?.output).toBe('문이 열렸다.')
})

test('gives up after two resumes, and a retry goes on with the same turn', async () => {
  const broken = { events: [], ends: NETWORK }
  const { reader, requests, settled } = open([
    { events: [START], ends: NETWORK },
    broken,
    broken,
    { events: [DONE] },
  ])
  reader.send('do', '문을 민다')
  await settled()
  expect(reader.getState().phase.name).toBe('lost')
  reader.retry()
  await settled()
  expect(requests.map(({ key }) => key)).toEqual([POST, STREAM, STREAM, STREAM])
  expect(reader.getState().turns.at(-1)?.id).toBe('t1')
})

test('goes on by itself when online again: a lost turn from what is held, an unsent input under its id', async () => {
  const broken = { events: [], ends: NETWORK }
  const { reader, requests, bodies, settled } = open([
    broken,
    broken,
    broken,
    { events: [START], ends: NETWORK },
    broken,
    broken,
    { events: [DONE] },
  ])
  reader.send('do', '문을 민다')
  await settled()
  expect(reader.getState().phase.name).toBe('unsent')
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(reader.getState().phase.name).toBe('lost')
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(requests.map(({ key }) => key)).toEqual([POST, POST, POST, POST, STREAM, STREAM, STREAM])
  expect(new Set(bodies().map((body) => JSON.stringify(body))).size).toBe(1)
  expect(reader.getState()).toMatchObject({ phase: { name: 'idle' }, problem: null })
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(requests).toHaveLength(7)
})

test('reuses the id while the input was never acknowledged, and takes a new one for another input', async () => {
  const broken = { events: [], ends: NETWORK }
  const { reader, bodies, settled } = open([
    broken,
    broken,
    broken,
    broken,
    broken,
    broken,
    { events: [START, DONE] },
  ])
  reader.send('do', '문을 민다')
  await settled()
  expect(reader.getState().phase.name).toBe('unsent')
  reader.send('do', '문을 민다')
  await settled()
  reader.send('do', '문을 당긴다')
  await settled()
  const ids = bodies().map((body) => Reflect.get(Object(body), 'clientTurnId'))
  expect(new Set(ids.slice(0, 6))).toEqual(new Set(['client-turn-1']))
  expect(ids[6]).toBe('client-turn-2')
})

test('closes the connection, not the turn, and resumes it', async () => {
  const { reader, requests, settled } = open([
    { events: [START, { type: 'delta', offset: 0, text: '문이 ' }], hold: new Promise(() => {}) },
    { events: [{ type: 'delta', offset: 0, text: '문이 열렸다.' }, DONE] },
  ])
  const leave = reader.connect()
  reader.send('do', '문을 민다')
  await settled()
  leave()
  reader.connect()
  await settled()
  expect(requests[1]?.key).toBe(STREAM)
  expect(reader.getState().turns).toHaveLength(2)
})
