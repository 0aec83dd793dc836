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
