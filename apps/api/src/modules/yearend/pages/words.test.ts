// @vitest-environment node
import { expect, it } from 'vitest'
import { hourSpan, times } from './words.js'

it.each([
  [0, '밤 12시에서 1시 사이'],
  [5, '새벽 5시에서 6시 사이'],
  [11, '오전 11시에서 12시 사이'],
  [12, '낮 12시에서 1시 사이'],
  [23, '밤 11시에서 12시 사이'],
])('names the hour from %i on as a span', (hour, said) => {
  expect(hourSpan(hour)).toBe(said)
})

it.each([
  [1, '한 번'],
  [12, '열두 번'],
  [13, '13번'],
  [1_204, '1,204번'],
])('counts %i times as one says it', (count, said) => {
  expect(times(count)).toBe(said)
})
