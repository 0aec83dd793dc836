import { expect, it } from 'vitest'
import { waitingWords } from './waiting-words.js'

it('says how many are before, where there are any', () => {
  expect(waitingWords(0)).toBe('차례를 기다리고 있어요')
  expect(waitingWords(3)).toBe('차례를 기다리고 있어요 · 앞에 3명')
})
