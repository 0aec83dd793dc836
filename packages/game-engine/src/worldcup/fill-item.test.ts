import { fillSlots } from '@doran/korean'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillItem, unknownSlots } from './fill-item.js'

const LABELS = [
  '붕어빵(팥)',
  '붕어빵(슈크림)',
  '군고구마',
  '귤 한 봉지',
  '연필',
  '호떡 (씨앗)',
  '‘열쇠’',
  '비타민 C',
  'LG',
  'KBS',
  'MVP',
  'FM',
  'apple',
  'Model',
  'Berlin',
  '1',
  '2',
  '3',
  '7',
  '10',
  '충전 1%',
  '라면',
  '서울',
]
const PAIRS = [
  '이/가',
  '을/를',
  '은/는',
  '와/과',
  '과/와',
  '으로/로',
  '이랑/랑',
  '이에요/예요',
  '이나/나',
]

it('chooses the particle as @doran/korean does', () => {
  for (const label of LABELS)
    for (const pair of PAIRS)
      expect(fillItem(`{item|${pair}} 좋아요`, label)).toBe(
        fillSlots(`{item|${pair}} 좋아요`, { item: label }),
      )
})

it('chooses it for every Hangul syllable', () => {
  const syllables = fc
    .integer({ min: 0xac00, max: 0xd7a3 })
    .map((unit) => String.fromCharCode(unit))
  fc.assert(
    fc.property(syllables, fc.constantFrom(...PAIRS), (syllable, pair) => {
      const label = `후보 ${syllable}`
      expect(fillItem(`{item|${pair}}`, label)).toBe(fillSlots(`{item|${pair}}`, { item: label }))
    }),
  )
})

it('reads a pair that stands after the slot', () => {
  expect(fillItem('역시 {item}이/가 최고예요.', '호떡')).toBe('역시 호떡이 최고예요.')
  expect(fillItem('역시 {item}이/가 최고예요.', '만두')).toBe('역시 만두가 최고예요.')
})

it('puts the bare label where no pair is asked for', () => {
  expect(fillItem('오늘은 {item}, 내일도 {item}.', '귤')).toBe('오늘은 귤, 내일도 귤.')
  expect(fillItem('고른 것은 {item}', '{item|이/가} $& $1')).toBe('고른 것은 {item|이/가} $& $1')
})

it('finds slots that nothing fills', () => {
  expect(unknownSlots('{item|이/가} {name} {item|}')).toEqual(['{name}', '{item|}'])
  expect(unknownSlots('{item}')).toEqual([])
})
