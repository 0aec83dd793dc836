import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillSlots } from './fill-slots.js'
import { PARTICLE_PAIRS } from './particles.js'

test('fills plain slots and slots with a particle', () => {
  const text = fillSlots('{이름|이/가} {물건|을/를} 쥐고 {곳|으로/로} 갔다. {이름}!', {
    이름: '하진',
    물건: '열쇠',
    곳: '서울',
  })
  expect(text).toBe('하진이 열쇠를 쥐고 서울로 갔다. 하진!')
})

test('refuses a missing value, an inherited one and an unknown pair', () => {
  expect(() => fillSlots('{이름}', {})).toThrow('{이름}')
  expect(() => fillSlots('{toString}', {})).toThrow('{toString}')
  expect(() => fillSlots('{이름|이나가}', { 이름: '하진' })).toThrow('이나가')
})

test('a value with braces or a dollar sign is put in as it is', () => {
  expect(fillSlots('{a}', { a: '{b} $& $1' })).toBe('{b} $& $1')
})

test('never leaves a slot', () => {
  const name = fc.constantFrom('이름', 'player', '관계.하진')
  const slot = fc
    .tuple(name, fc.option(fc.constantFrom(...PARTICLE_PAIRS)))
    .map(([slotName, pair]) => (pair === null ? `{${slotName}}` : `{${slotName}|${pair}}`))
  const piece = fc.oneof(slot, fc.stringMatching(/^[가-힣 .,]{0,8}$/))
  const value = fc.stringMatching(/^[가-힣a-z0-9]{1,6}$/)
  const values = fc.record({ 이름: value, player: value, '관계.하진': value })
  fc.assert(
    fc.property(fc.array(piece), values, (pieces, filled) => {
      expect(fillSlots(pieces.join(''), filled)).not.toMatch(/[{}|]/)
    }),
  )
})
