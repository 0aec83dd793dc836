import { expect, it } from 'vitest'
import { waitingLabel } from './waiting-label.js'

it('says how many are before, where there are any', () => {
  expect(waitingLabel(0)).toBe('순서를 기다리는 중')
  expect(waitingLabel(3)).toBe('순서를 기다리는 중 · 앞에 3명')
})
