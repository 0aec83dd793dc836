import { expect, test } from 'vitest'
import { NO_WISHES } from '../wishes'
import { nearWishes } from './near-wishes'

const asked = (wishes: Partial<typeof NO_WISHES>) =>
  nearWishes({ ...NO_WISHES, ...wishes }).map(({ wishes: { q, genre } }) => [genre, q])

test('leaves the genre out first, then takes the words one by one', () => {
  expect(asked({ genre: '추리', q: '무서운 잠수부' })).toEqual([
    [null, '무서운 잠수부'],
    [null, '무서운'],
    [null, '잠수부'],
  ])
})

test('knows the neighbour of what has no story, be it typed or chosen', () => {
  expect(asked({ q: '좀비' })).toEqual([[null, '공포']])
  expect(asked({ genre: '무협' })).toEqual([[null, '역사']])
})

test('says what the neighbour is', () => {
  expect(nearWishes({ ...NO_WISHES, q: '좀비' })[0]?.title).toBe('비슷한 ‘공포’ 이야기')
})

test('knows nothing near a single word that nobody knows', () => {
  expect(asked({ q: 'ㅋㅋㅋ' })).toEqual([])
})
