// @vitest-environment node
import { isBeyondHand, tomato } from '@doran/game-engine'
import { expect, test } from 'vitest'
import { aField, ripeCell } from '../testing/a-field.fake'
import { createFieldRun } from './field-run'

const SEED = 7

function begun(at = 1_000) {
  const run = createFieldRun(aField, SEED)
  run.start(at)
  return run
}

test('stands still until it is started, and while it is paused', () => {
  const run = createFieldRun(aField, SEED)
  expect([run.msAt(9_999), run.pop(0, 9_999)]).toEqual([0, null])
  run.start(1_000)
  expect(run.msAt(1_250)).toBe(250)
  expect(run.pause(1_500)).toBe(true)
  expect(run.pause(1_600)).toBe(false)
  expect([run.msAt(60_000), run.pop(0, 60_000), run.pauses()]).toEqual([500, null, 1])
  run.start(60_000)
  expect(run.msAt(60_100)).toBe(600)
  expect(run.inputs()).toEqual([{ type: 'pause', at: 500 }])
})

test('a ripe one counts, and what is not ripe costs', () => {
  const run = begun()
  const { cell, ms } = ripeCell(aField, SEED)
  expect(run.pop(cell, 1_000 + ms)).toMatchObject({ cell, stage: 'red', gained: 10, factor: 1 })
  const other = run.cellsAt(1_000 + ms).findIndex(({ stage }) => stage === 'green')
  expect(run.pop(other, 1_100 + ms)).toMatchObject({ stage: 'green', gained: -5 })
  expect(run.scoreAt(1_100 + ms)).toEqual({ score: 5, count: 0, factor: 1 })
})

test('the times of its inputs never fall, and two fingers at once are no machine', () => {
  const run = begun()
  run.pop(0, 1_500)
  run.pop(1, 1_500)
  run.pop(2, 1_200)
  expect(run.inputs().map(({ type, ...rest }) => ('at' in rest ? [type, rest.at] : type))).toEqual([
    ['pop', 500],
    ['pop', 540],
    ['pop', 580],
  ])
  expect(isBeyondHand(run.inputs())).toBe(false)
})

test('ends with an input at its end, from which the server comes to the same', () => {
  const run = begun()
  const { cell, ms } = ripeCell(aField, SEED)
  run.pop(cell, 1_000 + ms)
  expect(run.isOverAt(1_000 + 10_000 - 1)).toBe(false)
  expect(run.isOverAt(1_000 + 10_000)).toBe(true)
  const outcome = run.end()
  let state = tomato.init(aField, { seed: SEED, options: { size: null } })
  for (const input of run.inputs()) state = tomato.reduce(aField, state, input) ?? state
  expect(run.inputs().at(-1)).toEqual({ type: 'tick', at: 10_000 })
  expect(outcome).toEqual(tomato.outcome(aField, state))
  expect(outcome).toMatchObject({ score: 10, pops: 1 })
  expect(run.pop(0, 99_999)).toBeNull()
})
