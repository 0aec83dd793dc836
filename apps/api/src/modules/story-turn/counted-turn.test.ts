import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { expect, it } from 'vitest'
import { isCountedTurn } from './counted-turn.js'

const turn = { narrator: 'model', status: 'stopped', output: '' } as const

it.each([
  ['streaming', true],
  ['done', true],
  ['failed', false],
  ['blocked', false],
] as const)('a turn of a model that is %s: %s', (status, isCounted) => {
  expect(isCountedTurn({ ...turn, status })).toBe(isCounted)
})

it('counts a stopped turn once a sentence ended, or after sixty characters', () => {
  const isCounted = (output: string) => isCountedTurn({ ...turn, output })
  expect(isCounted('')).toBe(false)
  expect(isCounted('문이 열')).toBe(false)
  expect(isCounted('문이 열렸다.')).toBe(true)
  for (const mark of SENTENCE_MARKS) expect(isCounted(`비가 온다${mark}`)).toBe(true)
  expect(isCounted('가'.repeat(60))).toBe(false)
  expect(isCounted('가'.repeat(61))).toBe(true)
  expect(isCounted('🔑'.repeat(60))).toBe(false)
})

it('never counts a turn of the offline narrator', () => {
  expect(isCountedTurn({ narrator: 'offline', status: 'done', output: '문이 열렸다.' })).toBe(false)
})
