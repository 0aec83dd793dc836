import { describe, expect, it } from 'vitest'
import { initialsOf, isOneEditAway, searchKeysOf, splitWords } from './search-words.js'
import { stemsOf } from './stems.js'

describe('words of a search', () => {
  it('are without signs and in one form, and Hangul is parted from what it touches', () => {
    expect(splitWords('비 내리는 ‘우산 가게’!')).toEqual(['비', '내리는', '우산', '가게'])
    expect(splitWords('SF소설 2회차')).toEqual(['sf', '소설', '2', '회차'])
    expect(splitWords('우산'.normalize('NFD'))).toEqual(['우산'])
    expect(splitWords('ＡＢＣ１２')).toEqual(['abc', '12'])
    expect(splitWords('%_\'"\\ \u0000 🌙')).toEqual([])
    expect(splitWords('漢字と')).toEqual(['漢字と'])
  })

  it('are compared by the keys that type them', () => {
    expect(searchKeysOf('우산')).toBe('dntks')
    expect(searchKeysOf('우산').startsWith(searchKeysOf('우ㅅ'))).toBe(true)
    expect(searchKeysOf('dntks')).toBe(searchKeysOf('우산'))
    expect(searchKeysOf('우산 가게')).toBe(searchKeysOf('우산가게'))
    expect(searchKeysOf('까치')).toBe(searchKeysOf('가치'))
  })

  it('have initial consonants where they are Hangul', () => {
    expect([initialsOf('우산가게'), initialsOf('ㅇㅅㄱㄱ')]).toEqual(['ㅇㅅㄱㄱ', 'ㅇㅅㄱㄱ'])
    expect([initialsOf('sf'), initialsOf('ㅏ')]).toEqual([null, null])
  })

  it('lose their particles', () => {
    expect(stemsOf('우산가게를')).toContain('우산가게')
    expect(stemsOf('도깨비한테는')).toContain('도깨비')
    expect(stemsOf('우산')).toEqual([])
    expect(stemsOf('가'.repeat(200))).toEqual([])
  })
})

it('are one edit apart where one letter is another, missing or too many', () => {
  for (const other of ['dntks', 'dntk', 'dntkss', 'dnyks', 'ntks'])
    expect([other, isOneEditAway('dntks', other)]).toEqual([other, true])
  for (const other of ['dnk', 'dntksss', 'ndtks', ''])
    expect([other, isOneEditAway('dntks', other)]).toEqual([other, false])
})
