// @vitest-environment node
import { expect, test } from 'vitest'
import { aScore } from '../testing/a-lobby.fake'
import { mergeRanking } from './merge-ranking'

const page = (items: ReturnType<typeof aScore>[], nextCursor: string | null = 'c') => ({
  items,
  nextCursor,
})
const told = (rows: ReturnType<typeof mergeRanking>) =>
  rows.map(({ nickName, place }) => `${place} ${nickName}`)

const pages = [page([aScore(1), aScore(2)]), page([aScore(3), aScore(4)], null)]

test('is as it was read while there is nothing newer', () => {
  expect(told(mergeRanking(undefined, pages))).toEqual(['1 농부1', '2 농부2', '3 농부3', '4 농부4'])
})

test('has everybody once, those whom others passed too', () => {
  const risen = aScore(4, { place: 1, score: 950 })
  const fresh = page([risen, aScore(1, { place: 2 })])
  expect(told(mergeRanking(fresh, pages))).toEqual(['1 농부4', '2 농부1', '3 농부2', '4 농부3'])
})

test('forgets whoever is not before the end of the fresh page any more', () => {
  expect(told(mergeRanking(page([aScore(2)]), pages))).toEqual(['2 농부2', '3 농부3', '4 농부4'])
})

test('is the fresh page alone where that is all', () => {
  expect(told(mergeRanking(page([aScore(1)], null), pages))).toEqual(['1 농부1'])
})
