import { assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, dateOf, isWholeCode, shapeCode, shapeDate } from './shape-text.js'

describe('codes', () => {
  it.each([
    ['482193', '482193'],
    ['482 193', '482193'],
    ['인증번호는 [4821-93] 이에요', '482193'],
    ['４８２１９３', '482193'],
    ['4821937', '482193'],
    ['abc', ''],
  ])('find six digits in %j', (typed, code) => {
    expect(codeOf(typed, 'digits')).toBe(code)
  })
  it.each([
    ['7kq4m2px', '7KQ4-M2PX'],
    [' 7KQ4 – M2PX ', '7KQ4-M2PX'],
    ['7KQ4-', '7KQ4'],
    ['7KQ4M', '7KQ4-M'],
    ['ㅂㅈ7k', '7K'],
  ])('group %j as %s', (typed, shaped) => {
    expect(shapeCode(typed, 'grouped')).toBe(shaped)
  })
  it('are whole at their full length', () => {
    expect(isWholeCode('48219', 'digits')).toBe(false)
    expect(isWholeCode('482193', 'digits')).toBe(true)
    expect(isWholeCode('7KQ4M2PX', 'grouped')).toBe(true)
  })
})

describe('dates', () => {
  it.each([
    ['20010309', '2001-03-09'],
    ['2001. 3. 9.', '2001-3-9'],
    ['2001년 3월 9일', '2001-3-9'],
    ['2001-0', '2001-0'],
    ['2001-', '2001-'],
    ['200', '200'],
    ['-- 2001', '2001'],
    ['2001-103-09', '2001-10-3'],
    ['200103091234', '2001-03-09'],
  ])('shape %j as %s', (typed, shaped) => {
    expect(shapeDate(typed)).toBe(shaped)
  })
  it.each([
    ['2001-3-9', '2001-03-09'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2001-13-01', null],
    ['2001-00-10', null],
    ['0001-01-01', null],
    ['2001-03', null],
    ['', null],
  ])('read %j as %s', (shaped, date) => {
    expect(dateOf(shaped)).toBe(date)
  })
})

it('is left as it is when shaped again, and any part of it is shaped to its beginning', () => {
  const typing = string({ unit: constantFrom(...Array.from('0123456789- .년aKㅂ')), maxLength: 16 })
  const shapes = [
    shapeDate,
    (typed: string) => shapeCode(typed, 'digits'),
    (typed: string) => shapeCode(typed, 'grouped'),
  ]
  assert(
    property(typing, constantFrom(...shapes), nat(16), (typed, shape, caret) => {
      const shaped = shape(typed)
      expect(shape(shaped)).toBe(shaped)
      expect(shaped.startsWith(shape(typed.slice(0, caret)))).toBe(true)
    }),
  )
})
