// @vitest-environment node
import { expect, test } from 'vitest'
import { aField } from '../testing/a-field.fake'
import { aScore } from '../testing/a-lobby.fake'
import { nextGoal, placeWords, seedCode, unrankedWords } from './end-words'

const names = (...scores: number[]) => scores.map((score, at) => aScore(at + 1, { score }))

test('what is just out of reach is the nearer of the next name and the next band', () => {
  expect(nextGoal(10, aField.bands, [])).toBe('‘첫 수확’까지 120점')
  expect(nextGoal(10, aField.bands, names(500, 129, 5))).toBe('다음 이름까지 120점')
  expect(nextGoal(200, aField.bands, names(1_500))).toBe('다음 이름까지 1,301점')
  expect(nextGoal(200, aField.bands, [aScore(1, { score: 900, isMine: true })])).toBeNull()
})

test('a place is said with the one before where it rose', () => {
  expect(placeWords({ before: 7, after: 4 })).toBe('7위에서 4위로 올라갔어요.')
  expect(placeWords({ before: 4, after: 4 })).toBe('이번 주 4위예요.')
  expect(placeWords({ before: null, after: 9 })).toBe('이번 주 9위로 순위에 올랐어요.')
})

test('a game that took long is not said to have come late where it was paused', () => {
  expect(unrankedWords('late', { pauses: 0 })).toMatch(/^끝난 지 오래 지나서 도착했어요/)
  expect(unrankedWords('late', { pauses: 1 })).toMatch(/^쉬었다 온 시간이 길었거나 늦게 도착했어요/)
})

test('a seed has a short code of its own', () => {
  expect(seedCode(7)).toBe('000007')
  expect(seedCode(2_147_483_647)).toBe('ZIK0ZJ')
})
