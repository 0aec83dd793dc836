import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.js'

test('searches for a word as it was typed and without its particles', () => {
  expect(parseSearch('우산이')).toEqual([{ texts: ['우산이', '우산'] }])
  expect(parseSearch('별지기한테서')[0]?.texts).toContain('별지기')
})

test('drops filler words', () => {
  expect(parseSearch('열쇠 나오는 이야기 추천')).toEqual([{ texts: ['열쇠'] }])
  expect(parseSearch('재밌는 거 추천')).toEqual([])
})

test('maps a known term to genres and tags, whatever its ending and spacing', () => {
  expect(parseSearch('무서운 얘기')).toEqual([{ genres: ['공포'], tags: ['괴담'] }])
  expect(parseSearch('연애물')).toEqual([{ genres: ['로맨스'] }])
  for (const rain of ['비 오는 날', '비오는날', '비'])
    expect(parseSearch(rain)[0]?.tags).toEqual(['비'])
  expect(parseSearch('무서운거')).toEqual(parseSearch('무서운 거'))
})

test('separates two terms that are written as one word', () => {
  expect(parseSearch('학교괴담').map(({ tags }) => tags)).toEqual([['학원'], ['괴담']])
})

test('takes one syllable for a term only where it is a whole word', () => {
  expect(parseSearch('비밀')).toEqual([{ texts: ['비밀'] }])
  expect(parseSearch('긴 거')).toEqual([{ lengths: ['long'] }])
  expect(parseSearch('긴장감')[0]?.genres).toContain('추리')
})

test('recognises an excluded term', () => {
  for (const query of ['안 무서운 거', '무섭지 않은 거', '공포 말고'])
    expect(parseSearch(query)).toEqual([{ genres: ['공포'], tags: ['괴담'], isExcluded: true }])
  expect(parseSearch('무서운 거')[0]).not.toHaveProperty('isExcluded')
})

test('takes jamo, emoji and signs as they are', () => {
  expect(parseSearch('ㅁㅅ 🔥')).toEqual([{ texts: ['ㅁㅅ'] }, { texts: ['🔥'] }])
  expect(parseSearch(' ?! ')).toEqual([])
})
