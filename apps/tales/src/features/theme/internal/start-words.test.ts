import { aView } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { startWords } from './start-words'

const ENDING = { key: 'truth', title: '빈자리의 주인', badge: '진실', rare: false }

test('a theme that nobody read to an ending is started', () => {
  expect(startWords({ reading: null, endings: [], isDismissed: false }, 4)).toEqual({
    label: '읽기 시작',
    note: null,
  })
})

test('with an ending collected and others left, it says what is kept and how many are left', () => {
  const { label, note } = startWords({ reading: null, endings: [ENDING], isDismissed: false }, 4)
  expect(label).toBe('처음부터 다시')
  expect(note).toContain('모은 결말 1개')
  expect(note).toContain('3개')
})

test('with all of them collected it promises no other ending', () => {
  const { label, note } = startWords({ reading: null, endings: [ENDING], isDismissed: false }, 1)
  expect(label).toBe('처음부터 다시')
  expect(note).not.toContain('못 본')
})

test('beside an open story it has the same label', () => {
  const reading = aView().session
  expect(startWords({ reading, endings: [ENDING], isDismissed: false }, 4).label).toBe(
    '처음부터 다시',
  )
})
