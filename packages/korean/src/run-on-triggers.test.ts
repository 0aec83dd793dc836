import { expect, test } from 'vitest'
import { compileTriggers } from './triggers.js'

const WITHOUT_SPACES: readonly (readonly [string, string])[] = [
  ['벨', '벨눌러'],
  ['문', '문좀열어줘'],
  ['종', '종쳐'],
  ['책', '책꺼내서 봐'],
  ['말', '말타고 가자'],
  ['비', '비온다'],
  ['사과', '사과하나만 줘'],
  ['열쇠', '열쇠줘'],
  ['열쇠', '그열쇠어디'],
  ['엄마', '우리엄마어디갔어'],
  ['할머니', '할머니한테물어봐'],
  ['막례', '막례할머니어디'],
  ['여섯 번째 열쇠', '여섯번째열쇠는어디'],
  ['뚝딱', '뚝딱아너어디있어'],
]

test.each(WITHOUT_SPACES)('a key fires in text typed without spaces: %s in %s', (key, text) => {
  expect(compileTriggers([{ id: key, keys: [key] }]).find(text)).toHaveLength(1)
})

test('the words of one run follow each other', () => {
  const find = (keys: string[], text: string) =>
    compileTriggers(keys.map((key) => ({ id: key, keys: [key] })))
      .find(text)
      .map(({ key, start, particle }) => [key, start, particle])
  expect(find(['포롱', '구름'], '포롱타고구름아래로간다')).toEqual([
    ['포롱', 0, ''],
    ['구름', 4, '아래로'],
  ])
  expect(find(['거울'], '거울아거울아')).toEqual([
    ['거울', 0, '아'],
    ['거울', 3, '아'],
  ])
  expect(find(['감', '나무'], '감나무')).toEqual([])
})

const OTHER_RUNS: readonly (readonly [string, string])[] = [
  ['문', '문장열'],
  ['벨', '벨트매'],
  ['종', '종이꺼내'],
  ['책', '책장열어'],
  ['손', '손수건줘'],
  ['비', '비켜줘'],
  ['돌', '돌려줘'],
  ['배', '배불러'],
  ['물', '물어봐'],
  ['무', '무너지다'],
  ['벌', '벌써 왔다'],
  ['호', '호랑이가 왔다'],
  ['녹', '녹이는 데'],
  ['목', '목적어를 찾는다'],
  ['매', '매달려 있다'],
  ['등대', '등대지기불러'],
  ['열쇠', '열쇠구멍봐'],
  ['지나', '지나가자'],
  ['일지', '내일지도 몰라'],
]

test.each(OTHER_RUNS)('a key is silent in another word of a run: %s in %s', (key, text) => {
  expect(compileTriggers([{ id: key, keys: [key] }]).find(text)).toEqual([])
})

test('a given name fires behind a family name, a noun does not', () => {
  const find = (key: string, text: string) => compileTriggers([{ id: key, keys: [key] }]).find(text)
  expect(find('도영', '백도영이 웃었다')).toMatchObject([{ start: 1, particle: '이' }])
  expect(find('민수', '남궁민수가 왔다')).toHaveLength(1)
  expect(find('도율', '야도율아')).toHaveLength(1)
  expect(find('미경', '현미경으로 본다')).toEqual([])
  expect(find('정은', '우정은 길다')).toEqual([])
  expect(find('윤서', '조윤서라는 이름')).toEqual([])
  expect(find('우산', '장우산을 폈다')).toEqual([])
  expect(find('민수', '국민수당을 탄다')).toEqual([])
})

test('a given name is silent where the full name is another entry', () => {
  const matcher = compileTriggers(['김태민', '태민'].map((key) => ({ id: key, keys: [key] })))
  expect(matcher.find('김태민 씨').map(({ key }) => key)).toEqual(['김태민'])
})

test.each([
  ['민', '민이가 웃는다', '민망하다'],
  ['종', '종인가요', '종이가 찢어졌다'],
  ['공주', '공주님이셨군요', '공주병'],
  ['정수', '정수가 왔다', '정수기 앞에서'],
  ['모자', '모자는 검다', '모자라는 돈'],
])('what follows %s: a name in %s, another word in %s', (key, named, other) => {
  const matcher = compileTriggers([{ id: key, keys: [key] }])
  expect(matcher.find(named)).toHaveLength(1)
  expect(matcher.find(other)).toEqual([])
})
