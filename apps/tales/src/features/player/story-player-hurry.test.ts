import { ApiError } from '@doran/api-client'
import { aTurn, aView, type FakeLine } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { openStoryPlayer } from '../../testing/open-story-player'

const HURRY = 'POST /v1/tales/turn/{turnUuid}/hurry'
const NETWORK = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })

function reading(narrator: 'offline' | 'model', replies: unknown[]) {
  const turn = aTurn({ id: 't1', status: 'streaming', narrator })
  const line: FakeLine = { events: [{ type: 'start', turn }], hold: new Promise(() => {}) }
  const { player, keys } = openStoryPlayer({
    lines: [line],
    replies: { [HURRY]: replies },
    view: aView({ pending: turn }),
  })
  return { player, count: () => keys().filter((key) => key === HURRY).length }
}

test('asks once for the rest of a telling, which goes on being told', async () => {
  const { player, count } = reading('offline', [null])
  player.connect()
  await Promise.all([player.hurry(), player.hurry()])
  await player.hurry()
  expect(count()).toBe(1)
  expect(player.getState().phase.name).toBe('streaming')
})

test('a refusal is no trouble, and lets it be asked again', async () => {
  const { player, count } = reading('offline', [NETWORK, null])
  await player.hurry()
  await player.hurry()
  expect(count()).toBe(2)
  expect(player.getState()).toMatchObject({ phase: { name: 'streaming' }, problem: null })
})

test('never hurries a model, nor when nothing is told', async () => {
  const { player, count } = reading('model', [])
  await player.hurry()
  const { player: idle, keys } = openStoryPlayer()
  await idle.hurry()
  expect([count(), keys()]).toEqual([0, []])
})
