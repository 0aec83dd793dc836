import { expect, test } from 'vitest'
import { diceLabel, oddsLabel } from './dice-labels'

test('labels a roll', () => {
  expect(diceLabel({ rolls: [5, 3], stat: '침착', bonus: 1, total: 9, band: 'cost' })).toBe(
    '주사위 8 + 침착 1 = 9 · 부분 성공 (7~9)',
  )
  expect(diceLabel({ rolls: [2, 3], stat: '담력', bonus: -1, total: 4, band: 'fail' })).toBe(
    '주사위 5 − 담력 1 = 4 · 실패 (6 이하)',
  )
})

test('says the odds of all three outcomes', () => {
  expect(oddsLabel({ success: 42, cost: 41, fail: 17 })).toBe('성공 42% · 부분 성공 41% · 실패 17%')
})
