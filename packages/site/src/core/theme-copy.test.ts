import { expect, it } from 'vitest'
import { lengthName, lengthLabel } from './theme-copy.js'

it('keeps the name of a length on one line and counts in turns', () => {
  expect(lengthLabel('middle')).toBe('중간\u00a0길이, 25차례쯤')
  expect(lengthName('middle')).toBe('중간 길이')
})
