import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { saying } from '../testing/answers.js'
import { hearInScene } from '../testing/hear-in-scene.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { mannerOf } from './manner.js'
import { isDenial, isReaction } from './speech-kinds.js'
import { isTypedLabel } from './typed-label.js'

const source = structuredClone(lighthouse)
for (const scene of source.scenes) {
  if (scene.id === 'stairs') scene.words['난간'] = ['손잡이', '뜯', '기대어 서']
  scene.others.strange = saying('빗소리뿐이었다.')
}
const theme = compileTheme(source, { bridges: [] })

/** `=move`, or the family and `wait` where time passes. */
function reading(sceneId: string, text: string, kind = 'do'): string {
  const { move, family, waits } = hearInScene(theme, sceneId, { kind, text })
  if (move) return `=${move.id}`
  return waits ? 'wait' : family
}

describe('an act in a reader’s own words', () => {
  it.each([
    ['yard', '철문을 똑똑 두드리며 안으로 들어간다', '=enter'],
    ['yard', '발자국 봐도 돼?', '=look-prints'],
    ['yard', '발자국 확인', '=look-prints'],
    ['yard', '발자국에 뭐 있어?', '=look-prints'],
    ['yard', '발자국 살펴볼까?', '=look-prints'],
    ['yard', '문 열기', '=enter'],
    ['yard', '문 ㄱㄱ', '=enter'],
    ['yard', '등대의철문을열고들어가자', '=enter'],
    ['yard', '해준 말고 발자국을 본다', '=look-prints'],
    ['stairs', '상자 열어봄', '=open-box'],
    ['stairs', '난간 뒤 안 들여다본다', 'look'],
    ['stairs', '난간을 뜯어 낸다', 'risk'],
    ['stairs', '뜯어본다', 'look'],
    ['yard', '발자국 들여다봄 크다', '=look-prints'],
    ['yard', '발자국 봐 누구 거야', '=look-prints'],
    ['yard', '발자국 요리조리 봄', '=look-prints'],
    ['lamp', '열쇠 윤서한테 주기', '=give-key'],
    ['lamp', '열쇄를 윤서에게 준다', '=give-key'],
  ])('%s, %s: %s', (scene, text, expected) => expect(reading(scene, text)).toBe(expected))
})

it('finds no verb inside a longer name', () => {
  const counter = structuredClone(source)
  for (const scene of counter.scenes) if (scene.id === 'stairs') scene.words['계산대'] = ['판매대']
  const counted = compileTheme(counter, { bridges: [] })
  const heard = (text: string) => hearInScene(counted, 'stairs', { kind: 'do', text }).intents
  expect(heard('계산대로')).toEqual(['move'])
  expect(heard('계산한다')).toContain('take')
})

describe('what is not to be done', () => {
  it.each([
    ['yard', '발자국을 진흙 위에서 살피지 않는다', 'wait'],
    ['yard', '진흙에 남은 발자국을 살피지는 않는다', 'wait'],
    ['yard', '발자국 확인 안 함', 'wait'],
    ['yard', '해준에게 묻고 싶지 않다', 'wait'],
    ['yard', '등대에 들어가고 싶지 않아', 'wait'],
    ['yard', '문을 열면 어떻게 돼?', 'talk'],
    ['yard', '만약 발자국을 살펴본다면 무슨 일이 생길까?', 'talk'],
    ['lamp', '윤서는 범인이 아니다', 'talk'],
    ['lamp', '가지 마', 'talk'],
    ['lamp', '아무것도 안 해', 'wait'],
  ])('%s, %s: %s', (scene, text, expected) => expect(reading(scene, text)).toBe(expected))

  it.each([
    '발자국을 살필 필요는 없다',
    '발자국을 살필 생각은 없다',
    '발자국을 살피는 척만 한다',
    '발자국을 살피는 상상을 한다',
    '발자국을 살필까 말까',
    '해준이 발자국을 살핀다',
    '발자국은 안 살필래',
  ])('is neither needless, pretended, imagined nor another’s act: %s', (text) =>
    expect(reading('yard', text)).not.toMatch(/^=/u),
  )

  it('is no manner of acting', () => {
    expect(reading('yard', '소리 안 나게 등대로 간다')).toBe('=enter')
    expect(reading('yard', '들키지 않게 발자국을 살핀다')).toBe('=look-prints')
    expect(reading('yard', '소리 없이 등대의 철문을 열고 안으로 들어간다')).toBe('=enter')
    expect(reading('yard', '모르는 척 발자국을 살핀다')).toBe('=look-prints')
    expect(reading('yard', '그치지 않는 비를 맞으며 발자국을 살핀다')).toBe('=look-prints')
  })

  it('is not done when it was only begun', () => {
    expect(reading('yard', '철문을 열려다가 그만둔다')).not.toMatch(/^=/u)
  })
})

describe('what is said', () => {
  it.each([
    '응',
    '아니',
    '그래',
    '헐',
    '대박ㅋㅋ',
    '무서워',
    'ㅋㅋㅋㅋ',
    'ㅠㅠ',
    '고마워요',
    '범인은 해준이다',
    '네가 그랬지',
    '저는 결백합니다',
    '나 사실 다 봤어',
    '해준 씨 혼자 왔어요',
    '아 미쳤나봐 심쿵',
    '우와 경치 미쳤다',
    '무서워 집에 가고 싶다 ㅠ',
  ])('%s: talk', (text) => expect(reading('yard', text)).toBe('talk'))

  it('is an act of persuading with a -자, but no noun that ends so', () => {
    expect(reading('lamp', '윤서야 같이 내려가자')).toBe('=persuade')
    expect(reading('lamp', '저 의자', 'say')).toBe('talk')
    expect(reading('lamp', '혼자', 'say')).toBe('talk')
  })

  it('to one person does nothing to another', () => {
    expect(reading('yard', '윤서야 불이 왜 꺼졌어?')).not.toBe('=ask-light')
    expect(reading('yard', '해준아 불이 왜 꺼졌어?')).toBe('=ask-light')
  })
})

describe('a verb alone', () => {
  it('does the only move it fits, and no other', () => {
    expect(reading('stairs', '숨는다')).toBe('=hide')
    expect(reading('yard', '112에 신고한다')).not.toMatch(/^=/u)
    expect(reading('stairs', '이불 밑에 숨긴다')).not.toBe('=climb')
  })
})

describe('mannerOf', () => {
  it.each([
    ['열쇠를 봐도 될까요?', true, 'leave'],
    ['가 볼까?', true, 'act'],
    ['같이 가 볼까?', true, 'asked'],
    ['왜 숨겼어요 하진 씨', true, 'asked'],
    ['문을 열면 어떻게 돼', true, 'supposed'],
    ['문을 열었어요', true, 'said'],
    ['발자국을 조사합니다', true, 'act'],
    ['믿을게요', false, 'said'],
    ['뚝딱아 조사 좀 해 줘', true, 'said'],
  ] as const)('%s: %s', (text, hasVerb, manner) => expect(mannerOf(text, hasVerb)).toBe(manner))
})

it('knows sighs and greetings from sentences', () => {
  for (const text of ['헐', '아니 진짜?', '네, 고마워요', 'ㅋㅋ', '무서워 ㅠㅠ'])
    expect(isReaction(text)).toBe(true)
  for (const text of ['문을 연다', '춤을 춘다', '헐 문이 열렸다', '...'])
    expect(isReaction(text)).toBe(false)
})

it('knows a denial', () => {
  expect(isDenial('하진은 범인이 아니에요')).toBe(true)
  expect(isDenial('범인은 하진이다')).toBe(false)
})

it('knows a label with another ending, without particles and spaces, and not its opposite', () => {
  const label = '진흙에 남은 발자국을 살핀다'
  const same = [
    '진흙에 남은 발자국을 살핀다.',
    '진흙에 남은 발자국 살피기',
    '진흙에남은발자국을살피자',
    '진흙에 남은 발자국을 살펴볼래',
  ]
  for (const text of same) expect(isTypedLabel(text, label)).toBe(true)
  const others = [
    '진흙에 남은 발자국을 살피지 않는다',
    '진흙에 남은 발자국을 지운다',
    '진흙에 남은 발자국을 살피면 어떻게 돼',
    '살핀다',
  ]
  for (const text of others) expect(isTypedLabel(text, label)).toBe(false)
})
