import { aView } from '@doran/site/testing'
import { expect, test } from 'vitest'
import { startWords } from './start-words'

const ENDING = { key: 'truth', title: '빈자리의 주인', badge: '진실', rare: false }

test('a theme that nobody read to an ending is started', () => {
  expect(startWords({ reading: null, endings: [] }, 4)).toEqual({
    label: '이야기 시작하기',
    note: null,
  })
})

test('with an ending collected and others left, these are looked for, and it says from where', () => {
  const { label, note } = startWords({ reading: null, endings: [ENDING] }, 4)
  expect(label).toBe('다른 결말 찾아보기')
  expect(note).toContain('처음부터 새로')
  expect(note).toContain('1개')
})

test('with all of them collected it is read again', () => {
  expect(startWords({ reading: null, endings: [ENDING] }, 1).label).toBe('처음부터 다시 읽기')
})

test('beside an open story it only says that it is another one', () => {
  const reading = aView().session
  expect(startWords({ reading, endings: [ENDING] }, 4).label).toBe('처음부터 새로')
})
