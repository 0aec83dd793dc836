import { expect, test } from 'vitest'
import { searchWords } from './search-words.js'

test('looks for a word as it was typed and without its particles', () => {
  expect(searchWords('우산이')).toEqual([{ texts: ['우산이', '우산'] }])
  expect(searchWords('별지기한테서')[0]?.texts).toContain('별지기')
})

test('drops the words around what is meant', () => {
  expect(searchWords('열쇠 나오는 이야기 추천')).toEqual([{ texts: ['열쇠'] }])
  expect(searchWords('재밌는 거 추천')).toEqual([])
})

test('knows what a theme would call a wish, however it ends and wherever it is spaced', () => {
  expect(searchWords('무서운 얘기')).toEqual([{ genres: ['공포'], tags: ['괴담'] }])
  expect(searchWords('연애물')).toEqual([{ genres: ['로맨스'] }])
  for (const rain of ['비 오는 날', '비오는날', '비'])
    expect(searchWords(rain)[0]?.tags).toEqual(['비'])
  expect(searchWords('무서운거')).toEqual(searchWords('무서운 거'))
})

test('tells two wishes in one word apart', () => {
  expect(searchWords('학교괴담').map(({ tags }) => tags)).toEqual([['학원'], ['괴담']])
})

test('takes one syllable for a wish only where it stands alone', () => {
  expect(searchWords('비밀')).toEqual([{ texts: ['비밀'] }])
  expect(searchWords('긴 거')).toEqual([{ lengths: ['long'] }])
  expect(searchWords('긴장감')[0]?.genres).toContain('추리')
})

test('hears what is not wanted', () => {
  for (const query of ['안 무서운 거', '무섭지 않은 거', '공포 말고'])
    expect(searchWords(query)).toEqual([{ genres: ['공포'], tags: ['괴담'], isUnwanted: true }])
  expect(searchWords('무서운 거')[0]).not.toHaveProperty('isUnwanted')
})

test('takes jamo, emoji and signs as they are', () => {
  expect(searchWords('ㅁㅅ 🔥')).toEqual([{ texts: ['ㅁㅅ'] }, { texts: ['🔥'] }])
  expect(searchWords(' ?! ')).toEqual([])
})
