import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSentences } from './fixtures/read-sentences.js'
import { findParticleErrors, repairParticles } from './particle-errors.js'
import { COMMON_NOUNS } from './internal/common-nouns.js'
import { withParticle } from './particles.js'

test.each([
  ['하진를 보았다.', '하진을 보았다.'],
  ['낡은 책가 펼쳐졌다.', '낡은 책이 펼쳐졌다.'],
  ['문를 열었다.', '문을 열었다.'],
  ['열쇠을 쥐었다.', '열쇠를 쥐었다.'],
  ['당신는 멈춰 섰다.', '당신은 멈춰 섰다.'],
  ['하진는 웃었다.', '하진은 웃었다.'],
  ['그녀은 웃었다.', '그녀는 웃었다.'],
  ['친구이 왔다.', '친구가 왔다.'],
  ['하늘는 붉고 왕는 늙었다.', '하늘은 붉고 왕은 늙었다.'],
  ['책와 등불', '책과 등불'],
  ['바다으로 갔다.', '바다로 갔다.'],
  ['길으로부터 멀어졌다.', '길로부터 멀어졌다.'],
  ['그곳로 돌아갔다.', '그곳으로 돌아갔다.'],
  ['제 책예요.', '제 책이에요.'],
  ['‘열쇠’을 주웠다.', '‘열쇠’를 주웠다.'],
  ['「문」가 열렸다.', '「문」이 열렸다.'],
])('%s → %s', (wrong, right) => {
  expect(repairParticles(wrong)).toBe(right)
})

test('says where, after which word, and what belongs there', () => {
  expect(findParticleErrors('그때 하진를 보았다.')).toEqual([
    { index: 5, word: '하진', found: '를', expected: '을' },
  ])
})

test('names that are given are checked in full', () => {
  const words = ['하진', '엘라']
  expect(repairParticles('하진가 엘라이랑, 하진였다. 엘라은 하진랑 갔다.', { words })).toBe(
    '하진이 엘라이랑, 하진이었다. 엘라는 하진이랑 갔다.',
  )
  expect(
    findParticleErrors('하은, 이리 와. 하진이가 엘라이다.', { words: ['하은', ...words] }),
  ).toEqual([])
})

const RIGHT_THOUGH_ODD = [
  '가을이면 마을 위로 노을이 졌다. 저녁노을, 시골마을.',
  '집에 들를 때마다 이름을 부를 사람을 고를 수 있었다.',
  '먹는 것, 있는 것, 신는 것, 껴안는 것, 없는 것, 감는 것, 죽는 것.',
  '지을 집, 나을 병, 이을 끈, 부을 물, 그을 선, 저을 노.',
  '지은은 예은과 하은을 만났다. 하은, 이리 와.',
  '작가와 음악가, 물가와 창가, 누군가 언젠가.',
  '아이가 나이를 먹는 사이 고양이가 종이를 찢었다.',
  '종로로, 서로, 새로, 홀로, 스스로, 마음대로, 을지로에서, 통로로.',
  '사과와 효과, 결과와 치과.',
  '안 와. 못 와. 기와를 얹었다. 들어와서 나와라.',
  '사랑과 자랑, 신랑과 명랑한 파랑.',
  '작은 사람이 아니에요. 친구이에요. 친구이었다. 거예요.',
  '할는지 올는지 모를 일이다. 달라고 했다.',
  '“가자.”라는 말에 “싫어.”라고 답했다. 신라라고 했다.',
  '으을, 으으로, 을, 를.',
  '3을 2로, Elara을 AI으로.',
]

test.each(RIGHT_THOUGH_ODD)('leaves alone: %s', (text) => {
  expect(findParticleErrors(text)).toEqual([])
})

test('finds nothing in the labelled sentences that hold no error', () => {
  const meantWrong = /한를|하린를|칼으로|엘라[은을]/
  const texts = [...readSentences('tuned'), ...readSentences('unseen')].map(({ text }) => text)
  const flagged = texts.filter(
    (text) => !meantWrong.test(text) && findParticleErrors(text).length > 0,
  )
  expect(flagged).toEqual([])
})

test('finds nothing after a noun with the right particle', () => {
  for (const noun of COMMON_NOUNS) {
    for (const pair of [
      '이/가',
      '은/는',
      '을/를',
      '와/과',
      '으로/로',
      '이랑/랑',
      '이었다/였다',
    ] as const) {
      expect(findParticleErrors(withParticle(noun, pair))).toEqual([])
    }
  }
})

const syllables = fc.stringMatching(/^[가-힣]{1,3}$/)
const particle = fc.constantFrom(
  '을',
  '를',
  '은',
  '는',
  '이',
  '가',
  '와',
  '과',
  '으로',
  '로',
  '예요',
  '라고',
  '였다',
  '으로부터는',
  '랑',
  '',
)
const word = fc.tuple(
  fc.oneof(syllables, fc.constantFrom(...COMMON_NOUNS, '‘열쇠’', '“문”', '하진', '엘라')),
  particle,
)
const prose = fc.array(word.map((parts) => parts.join(''))).map((parts) => parts.join(' '))

test('after repair nothing is found, and a second repair changes nothing', () => {
  fc.assert(
    fc.property(prose, fc.constantFrom([], ['하진', '엘라']), (text, words) => {
      const once = repairParticles(text, { words })
      expect(findParticleErrors(once, { words })).toEqual([])
      expect(repairParticles(once, { words })).toBe(once)
    }),
    { numRuns: propertyRuns(3_000) },
  )
})
