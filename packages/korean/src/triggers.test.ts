import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PARTICLE_PAIRS, withParticle } from './particles.js'
import { compileTriggers } from './triggers.js'

test('a hit bounds the key and names what follows it', () => {
  const matcher = compileTriggers([{ id: 'ella', keys: ['엘라', 'Ella'] }])
  expect(matcher.find('그때 엘라가, Ella님이.')).toEqual([
    { id: 'ella', key: '엘라', start: 3, end: 5, particle: '가' },
    { id: 'ella', key: 'Ella', start: 8, end: 12, particle: '님이' },
  ])
})

test('offsets are those of the text as given, also when it is decomposed', () => {
  const matcher = compileTriggers([{ id: 'key', keys: ['여섯 번째 열쇠'] }])
  const text = '😀 그 여섯번째 열쇠는'.normalize('NFD')
  const [hit] = matcher.find(text)
  expect(text.slice(hit?.start, hit?.end).normalize('NFC')).toBe('여섯번째 열쇠')
  expect(hit?.particle).toBe('는')
})

test('the longest key of an entry wins; other entries still fire', () => {
  const matcher = compileTriggers([
    { id: 'red-tower', keys: ['탑', '붉은 탑'] },
    { id: 'tower', keys: ['탑'] },
  ])
  expect(matcher.find('붉은 탑으로').map(({ id, key }) => [id, key])).toEqual([
    ['red-tower', '붉은 탑'],
    ['tower', '탑'],
  ])
})

test('keys without a letter or digit are passed over', () => {
  expect(compileTriggers([{ id: 'a', keys: ['', '  ', '…', '\u200b'] }]).find('… 가  나')).toEqual(
    [],
  )
})

test('keys with signs of regular expressions are plain text', () => {
  expect(compileTriggers([{ id: 'a', keys: ['C++', 'a.b'] }]).find('C++를, axb, a.b')).toHaveLength(
    2,
  )
})

const names = fc.constantFrom('엘라', '하진', '카이', '서울', '도서관', '여섯 번째 열쇠', 'Elara')

test('a name with any right particle fires, whatever stands around it', () => {
  const gaps = fc.constantFrom(' ', '\n', '“', '…', ', ', '(')
  fc.assert(
    fc.property(
      names,
      fc.constantFrom(...PARTICLE_PAIRS),
      gaps,
      gaps,
      (name, pair, before, after) => {
        const text = `그${before}${withParticle(name, pair)}${after}밤`
        fc.pre(pair !== '이었/였')
        expect(compileTriggers([{ id: name, keys: [name] }]).find(text)).toHaveLength(1)
      },
    ),
  )
})

test('a hostile run of particles is no match and costs no time', () => {
  const matcher = compileTriggers([{ id: 'a', keys: ['엘라'] }])
  expect(matcher.find(`엘라${'뿐만'.repeat(50_000)}`)).toEqual([])
  expect(matcher.find('엘라야'.repeat(20_000))).toHaveLength(20_000)
})

test('hits lie inside any text and in order', () => {
  const piece = fc.oneof(
    names,
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('가', '는', ' '),
  )
  const matcher = compileTriggers(
    ['엘라', '하진', 'Elara', '도서관'].map((key) => ({ id: key, keys: [key] })),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { key, start, end } of matcher.find(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end).normalize('NFC').toLowerCase()).toBe(key.toLowerCase())
        last = start
      }
    }),
  )
})

const WRONG_SHAPES =
  '엘라은 엘라을 엘라이 엘라과 엘라으로 엘라이랑 엘라이라고 엘라아 하진가 하진를 하진는 하진와 하진로 하진랑 하진라고 하진였다 하진든 하진야 하진는커녕 하진님를 하진씨은 하진까지은 하진들으로 길으로 길는 길으론 한를'

test.each(WRONG_SHAPES.split(' '))('a particle that disagrees is no match: %s', (text) => {
  const matcher = compileTriggers(
    ['엘라', '하진', '길', '한'].map((key) => ({ id: key, keys: [key] })),
  )
  expect(matcher.find(text)).toEqual([])
})

test.each('성님 성씨가 성네 성쪽으로 성인 성일까 책임 책임을 길이가 검은 성과'.split(' '))(
  'a key of one syllable is silent in %s',
  (text) => {
    const matcher = compileTriggers(
      ['성', '책', '길', '검'].map((key) => ({ id: key, keys: [key] })),
    )
    expect(matcher.find(text)).toEqual([])
  },
)

test('letters whose lower case is longer do not shift the offsets', () => {
  const text = 'İİ İ 엘라는 ELARA가'
  const hits = compileTriggers([{ id: 'a', keys: ['엘라', 'Elara'] }]).find(text)
  expect(hits.map(({ start, end }) => text.slice(start, end))).toEqual(['엘라', 'ELARA'])
})

const WITH_TITLES =
  '하진선배랑 하진쌤 하진언니 하진이네 하진씨네 하진씨는요 하진아아 하진이라면서요 하진이라던데 하진같은 하진에대해 하진거야 하진좀 하진한테좀 하진이도요 하진네랑 하진더러 하진보고 하진이야말로'

test.each(WITH_TITLES.split(' '))('a name goes on as it is spoken: %s', (text) => {
  expect(compileTriggers([{ id: 'a', keys: ['하진'] }]).find(`그때 ${text} 왔다`)).toHaveLength(1)
})

test('titles follow whole names alone', () => {
  const find = (key: string, text: string) => compileTriggers([{ id: key, keys: [key] }]).find(text)
  expect(find('막례', '막례할머니한테 묻는다')).toMatchObject([{ particle: '할머니한테' }])
  expect(find('삼각', '삼각형을 그린다')).toEqual([])
  expect(find('성', '성아저씨가')).toEqual([])
})

test.each([
  ['시', '3시에 만난다'],
  ['동', 'A동으로 간다'],
  ['미', '미로를 걷는다'],
  ['누', '누나를 부른다'],
])('a key of one syllable is no counter and no part of another word: %s in %s', (key, text) => {
  expect(compileTriggers([{ id: key, keys: [key] }]).find(text)).toEqual([])
})

test('what a longer key counts may stand after its number', () => {
  expect(
    compileTriggers([{ id: 'a', keys: ['7장'] }]).find('교범 7장을 편다, 17장은 아니다'),
  ).toHaveLength(1)
})

test.each([
  ['배', '배가 고프다', '배가 들어왔다'],
  ['성', '성이 나서 나갔다', '성이 무너졌다'],
  ['뚝딱', '의자를 뚝딱 만들었다', '뚝딱이 의자를 만들었다'],
  ['하루', '하루 종일 걸었다', '하루는 걸었다'],
  ['하나', '사과를 하나 집었다', '하나는 집었다'],
  ['바람', '오기를 바람', '오늘 바람 세다'],
  ['수', '할 수 있다', '수가 왔다'],
  ['실', '석유를 실은 수레', '실은 빨갛다'],
  ['서고', '나란히 서고 나서', '서고 문'],
  ['이사', '이사 온 날', '이사 말이 옳다'],
  ['서', '누가 서 있어', '서 옆에서'],
  ['신고', '왜 신고 계시죠', '신고 받은 날'],
  ['봄', '서랍을 열어 봄', '이제 봄'],
  ['검', '검은 고양이', '그의 검은 부러졌다'],
  ['마리', '토끼 두 마리가', '마리가 웃었다'],
])('an idiom names nothing: %s in %s, but in %s', (key, idiom, named) => {
  const matcher = compileTriggers([{ id: key, keys: [key] }])
  expect(matcher.find(idiom)).toEqual([])
  expect(matcher.find(named)).toHaveLength(1)
})
