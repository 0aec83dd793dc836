import { expect, test } from 'vitest'
import { searchWords } from './search-words.js'

test('looks for a word as it was typed and without its particles', () => {
  expect(searchWords('우산이')).toEqual([['우산이', '우산']])
  expect(searchWords('별지기한테서')[0]).toContain('별지기')
})

test('drops the words around what is meant, unless nothing else is left', () => {
  expect(searchWords('열쇠 나오는 이야기 추천')).toEqual([['열쇠']])
  expect(searchWords('추천')).toEqual([['추천']])
})

test('knows what a theme would call a wish', () => {
  expect(searchWords('무서운 얘기')).toEqual([['무서운', '공포']])
  expect(searchWords('설레는')[0]).toContain('로맨스')
})

test('takes jamo, emoji and signs as they are', () => {
  expect(searchWords('ㅁㅅ 🔥')).toEqual([['ㅁㅅ'], ['🔥']])
  expect(searchWords(' ?! ')).toEqual([])
})
