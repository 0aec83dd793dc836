import { expect, test } from 'vitest'
import { PublishOutcomes } from './publish-outcomes.js'

test('knows every earlier frame, and how the latest thousand ended', () => {
  const outcomes = new PublishOutcomes()
  for (let i = 0; i <= 1_000; i += 1) outcomes.add(i, { serials: [`s${i}`] })
  expect(outcomes.find(1_001)).toBeUndefined()
  expect(outcomes.find(1_000)).toEqual({ serials: ['s1000'] })
  expect(outcomes.find(1)).toEqual({ serials: ['s1'] })
  expect(outcomes.find(0)).toEqual({ serials: [] })
})

test.each([2_000, -1])('keeps a thousand when serials go by %i', (step) => {
  const outcomes = new PublishOutcomes()
  for (let i = 0; i < 3_000; i += 1) outcomes.add(10_000 + step * i, { serials: [] })
  expect(outcomes.size).toBe(1_000)
})

test('keeps fewer when each has many serials', () => {
  const outcomes = new PublishOutcomes()
  const serials = Array.from({ length: 1_000 }, String)
  for (let i = 0; i < 100; i += 1) outcomes.add(i, { serials })
  expect(outcomes.size).toBe(10)
  expect(outcomes.find(99)).toEqual({ serials })
  expect(outcomes.find(89)).toEqual({ serials: [] })
})

test('does not keep what was refused', () => {
  const outcomes = new PublishOutcomes()
  outcomes.add(0, { serials: ['s0'] })
  outcomes.add(1, { error: { code: 42910, statusCode: 429, message: '' } })
  outcomes.add(2, { serials: ['s2'] })
  expect(outcomes.find(1)).toBeUndefined()
  expect(outcomes.size).toBe(2)
})
