import { fitText } from '@doran/site/fit-text'
import { expect, it } from 'vitest'
import { balanceText } from './balance-text'

const square = { width: 424, lines: 2, sizes: [32, 28] as const }

it('breaks after the comma, where the first line that is full leaves one word alone', () => {
  const title = '내가 이야기 주인공이라면, 어느 장르?'
  expect(fitText(title, square).lines).toEqual(['내가 이야기 주인공이라면, 어느', '장르?'])
  expect(balanceText(title, square)).toEqual({
    size: 32,
    lines: ['내가 이야기 주인공이라면,', '어느 장르?'],
  })
})

it('makes lines of about one length', () => {
  const line = '지도를 펴면 가장자리부터 보는 주인공이에요.'
  expect(balanceText(line, { width: 424, lines: 4, sizes: [33] }).lines).toEqual([
    '지도를 펴면 가장자리부터',
    '보는 주인공이에요.',
  ])
})

it('prefers one line to a larger size on two', () => {
  const room = { width: 526, lines: 2, sizes: [52, 46] as const, onOneLine: [88, 72] as const }
  expect(balanceText('옆방의 도란도란', room)).toEqual({ size: 72, lines: ['옆방의 도란도란'] })
  expect(balanceText('엘리베이터가 내 층에 있음', room)).toEqual({
    size: 52,
    lines: ['엘리베이터가', '내 층에 있음'],
  })
})

it.each([
  ['what is one line', '모닥불', 1],
  ['what is broken within a word', '고민하다놓친답장', 2],
  ['what is cut off', '하나 둘 셋 넷 다섯 여섯 일곱 여덟', 2],
])('leaves alone %s', (_what, text, lines) => {
  const room = { width: 120, lines, sizes: [32] as const }
  expect(balanceText(text, room)).toEqual(fitText(text, room))
})
