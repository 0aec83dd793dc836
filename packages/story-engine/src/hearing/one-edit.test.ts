import { expect, it } from 'vitest'
import { isOneSlip } from './one-edit.js'

it.each([
  ['열쇄', '열쇠'],
  ['어름', '얼음'],
  ['옜날', '옛날'],
])('%s is a slip for %s', (typed, meant) => expect(isOneSlip(typed, meant)).toBe(true))

it.each([
  ['한글', '하늘'],
  ['우산', '우체통'],
  ['바다', '바둑이'],
])('%s is another word than %s', (typed, meant) => expect(isOneSlip(typed, meant)).toBe(false))
