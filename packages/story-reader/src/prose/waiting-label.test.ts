import { expect, it } from 'vitest'
import { waitingLabel } from './waiting-label.js'

it('says how many are before, where there are any', () => {
  expect(waitingLabel(0)).toBe('차례를 기다리고 있어요')
  expect(waitingLabel(3)).toBe('차례를 기다리고 있어요 · 앞에 3명')
})
