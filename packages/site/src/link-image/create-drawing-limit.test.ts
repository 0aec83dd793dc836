import { expect, it } from 'vitest'
import { createDrawingLimit } from './create-drawing-limit.js'

it('lets an address have thirty pictures drawn in a minute, and others none the less', () => {
  let time = 0
  const mayDraw = createDrawingLimit(() => time)
  const answers = Array.from({ length: 31 }, () => mayDraw('203.0.113.7'))
  expect(answers.indexOf(false)).toBe(30)
  expect(mayDraw('203.0.113.8')).toBe(true)
  expect(mayDraw(undefined)).toBe(true)
  time = 60_000
  expect(mayDraw('203.0.113.7')).toBe(true)
})
