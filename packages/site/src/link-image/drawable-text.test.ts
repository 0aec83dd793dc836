import { expect, it } from 'vitest'
import { drawableText } from './drawable-text.js'

it('keeps Korean, Latin letters and marks', () => {
  const text = '나는 “어떤” 불빛일까? · 52% ~ ㅋㅋ, café — 1,000₩…'
  expect(drawableText(text)).toBe(text)
})

it('leaves out what the font does not have, and joins what was typed in parts', () => {
  expect(drawableText('불빛🔥 漢字  둘\n셋')).toBe('불빛 둘 셋')
  expect(drawableText('가'.normalize('NFD'))).toBe('가')
})
