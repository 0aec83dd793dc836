import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { hearInScene } from '../testing/hear-in-scene.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { isGarbled, isNoise } from './garbled.js'
import { isOathAlone, rudenessOf } from './rude.js'

describe('insults', () => {
  it.each([
    '병신아',
    '야 이 개새끼야',
    '미친놈아 꺼져',
    '꺼져',
    '꺼 져',
    '“닥쳐!”',
    '시1발놈아 병1신아',
    'ㅄ',
    'ㅗㅗ',
    '하진에게 욕을 한다',
    '하진을 모욕한다',
    '재수 없어',
    '하진 씨발놈아',
    '야 씨발 뭐라는 거야',
    '시발 너 때문이잖아',
    '넌 진짜 쓰레기야',
    '걸레 같은 년',
  ])('%s', (text) => expect(rudenessOf(text)).toBe('insult'))

  it.each(['씨발', 'ㅅㅂ 뭐야', '씨@발', '아 존나 춥네', '젠장'])('%s only swears', (text) =>
    expect(rudenessOf(text)).toBe('oath'),
  )

  it.each([
    '개 짖는 소리를 듣는다',
    '새끼 고양이를 안는다',
    '새끼손가락을 건다',
    '이야기의 시발점을 찾는다',
    '촛불이 꺼져 있는지 본다',
    '불 꺼져',
    '섬이 구름 밑으로 꺼지는 까닭',
    '엄마꺼 지우자',
    '등불이 꺼져 버렸다',
    '생선 대가리를 자른다',
    '고기를 씹는다',
    '호박엿 먹을래',
    '욕실을 본다',
    '바닥에 쓰레기야 많지',
    '너무 춥다',
    '이 시발점에서 니 생각을 적는다',
    '병을 신발장에 놓는다',
  ])('%s is none', (text) => expect(rudenessOf(text)).toBeNull())
})

it.each([
  ['씨발', true],
  ['아 진짜 씨@발!', true],
  ['ㅅㅂ 뭐야', true],
  ['아 존나 춥네', false],
  ['뭐야', false],
])('%s is an oath alone: %s', (text, isAlone) => expect(isOathAlone(text)).toBe(isAlone))

describe('what says nothing', () => {
  it.each([
    'ㅁㄴㅇㄹ',
    'ㅂㅈㄷㄱ',
    'asdf',
    'asdf 1234',
    'qwerqwer',
    '👻👻',
    '...',
    '?',
    '',
    'ㅏㅏㅏㅏ',
    '뷁',
    'ㅁ나ㅓㅇㄹ',
    '12345',
    'ㅋㅁㄴㅇ',
    'aaaa',
    'sdfkjh',
  ])('%s', (text) => expect(isGarbled(text)).toBe(true))
  it.each([
    'ㅋㅋㅋㅋ',
    'ㅠㅠ',
    'ㅇㅇ',
    'ㄱㄱ',
    'hello',
    'ok',
    '응',
    '헐ㅋㅋ',
    '아아',
    '춤을 춘다',
    'yes',
    '문 ㄱㄱ',
  ])('%s says something', (text) => expect(isGarbled(text)).toBe(false))
})

describe('noises', () => {
  it.each(['룰루랄라뿅뿅', '우르르쾅쾅뿡', '귤귤귤규귤귤', '꽥꽥꾸엑꿱', '뿌뿌우우 고래밥'])(
    '%s says nothing',
    (text) => expect(isNoise(text)).toBe(true),
  )

  it.each(['ㅋㅋㅋㅋ', '하하하', '첨벙첨벙', '똑똑똑', '오리한테 꽥 해줌', '쾅쾅쾅 문을 두드린다'])(
    '%s is none',
    (text) => expect(isNoise(text)).toBe(false),
  )
})

describe('swearing', () => {
  const theme = compileTheme(lighthouse, { bridges: [] })
  const heard = (text: string) => hearInScene(theme, 'yard', { kind: 'do', text })

  it('does not keep an act from being done', () => {
    expect(heard('아 씨발 철문을 열고 들어간다').move?.id).toBe('enter')
    expect(heard('ㅅㅂ 하늘을 본다').family).toBe('look')
  })

  it('with something smashed is danger', () => {
    expect(heard('등불 부숴버려 저 새끼').family).toBe('risk')
  })

  it('is rude where it is all there is', () => {
    expect(heard('씨발').family).toBe('rude')
    expect(heard('해준 이 병신아').family).toBe('rude')
  })
})
