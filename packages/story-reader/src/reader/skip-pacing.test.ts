import { ApiError } from '@doran/api-client'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openTestReader } from '../testing/open-reader.js'

const SKIP = 'POST /v1/tales/turn/{turnUuid}/hurry'
const NETWORK = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })

function reading(narrator: 'offline' | 'model', replies: unknown[]) {
  const turn = aTurn({ id: 't1', status: 'streaming', narrator })
  const line: FakeLine = {
    events: [{ type: 'start', turn, gems: null }],
    hold: new Promise(() => {}),
  }
  const { reader, keys } = openTestReader({
    lines: [line],
    replies: { [SKIP]: replies },
    view: aView({ pending: turn }),
  })
  return { reader, count: () => keys().filter((key) => key === SKIP).length }
}

test('asks once for the rest of a turn, which stays pending', async () => {
  const { reader, count } = reading('offline', [null])
  reader.connect()
  await Promise.all([reader.skipPacing(), reader.skipPacing()])
  await reader.skipPacing()
  expect(count()).toBe(1)
  expect(reader.getState().phase.name).toBe('streaming')
})

test('a refusal shows no problem, and lets it be asked again', async () => {
  const { reader, count } = reading('offline', [NETWORK, null])
  await reader.skipPacing()
  await reader.skipPacing()
  expect(count()).toBe(2)
  expect(reader.getState()).toMatchObject({ phase: { name: 'streaming' }, problem: null })
})

test('never asks a model, nor while no turn is pending', async () => {
  const { reader, count } = reading('model', [])
  await reader.skipPacing()
  const { reader: idle, keys } = openTestReader()
  await idle.skipPacing()
  expect([count(), keys()]).toEqual([0, []])
})
