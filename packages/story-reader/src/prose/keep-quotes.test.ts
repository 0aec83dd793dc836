import { expect, test } from 'vitest'
import { keepQuotes } from './keep-quotes.js'

test('joins a closing quote to the particle behind it, and nothing else', () => {
  expect(keepQuotes('‘미안하다’가 “네.” 하고')).toBe('‘미안하다’\u2060가 “네.” 하고')
  expect(keepQuotes('『등하록』이')).toBe('『등하록』\u2060이')
})
