import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { hearInScene } from '../testing/hear-in-scene.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { betweenOf } from './hear.js'

const theme = compileTheme(lighthouse, { bridges: [] })

/** `=move`, or the family and `wait` where time passes. */
function reading(sceneId: string, text: string, kind = 'do'): string {
  const { move, family, waits } = hearInScene(theme, sceneId, { kind, text })
  if (move) return `=${move.id}`
  return waits ? 'wait' : family
}

describe('what speaks for a move', () => {
  it.each([
    ['yard', '발자국을 살핀다', '=look-prints'],
    ['yard', '발자국 살펴볼래', '=look-prints'],
    ['stairs', '궤짝을 열어보고 싶어요', '=open-box'],
    ['lamp', '미안해요', '=sorry'],
  ])('its name with its act, or its act that says what it is: %s, %s', (scene, text, expected) =>
    expect(reading(scene, text)).toBe(expected),
  )

  it('is not the kind of its act alone', () => {
    expect(reading('yard', '뛴다')).toBe('move')
    expect(reading('yard', '몰래 따라가기')).not.toMatch(/^=/u)
  })

  it('is neither its opposite nor doing nothing', () => {
    expect(reading('stairs', '상자를 잠근다')).not.toBe('=open-box')
    expect(reading('stairs', '상자 안에 고양이 사료를 쓴다')).not.toBe('=open-box')
    expect(reading('yard', '아무것도 안 한다')).toBe('wait')
  })
})

describe('how sure a reading is', () => {
  const moves = [...(theme.scenes.get('stairs')?.moves ?? [])]
  const [climb, box] = moves
  if (!climb || !box) throw new Error('the stairs lost their choices')
  const likely = (chance: number, move = climb) => ({ move, chance })

  it('is asked about where a choice was half heard, or two were heard alike', () => {
    expect(betweenOf([likely(0.15)])).toEqual([climb])
    expect(betweenOf([likely(0.4), likely(0.38, box)])).toEqual([climb, box])
  })

  it('is none where hardly anything was heard, and enough where one stands out', () => {
    expect(betweenOf([likely(0.04)])).toEqual([])
    expect(betweenOf([likely(0.6), likely(0.2, box)])).toEqual([])
  })
})

describe('said rather than done', () => {
  it.each([
    ['stairs', '상자 열지 마'],
    ['yard', '가지 마'],
    ['yard', '엄마 보고싶다'],
    ['yard', '헐 손잡았어 미쳤다'],
    ['yard', '이러다 밤새겠네 ㅋㅋ'],
    ['yard', '힌트 줘'],
    ['yard', '망했다 다 끝났어'],
  ])('%s, %s', (scene, text) => expect(reading(scene, text)).toBe('talk'))

  it('though the thing wished for is looked at', () => {
    expect(reading('yard', '발자국을 살펴보고 싶어')).toBe('=look-prints')
  })
})

describe('what cannot be', () => {
  it.each([
    '순간이동으로 철문을 지난다',
    '시간을 되돌려 어제로 간다',
    '초능력으로 철문을 연다',
    '투명인간이 되어 숨는다',
    '발자국을 황금으로 바꾼다',
    '철문을 맨손으로 들어 올린다',
  ])('%s is strange', (text) => expect(reading('yard', text)).toBe('strange'))
})

describe('a slip of the finger', () => {
  it.each([
    ['결혼하자', 'risk'],
    ['저장', 'risk'],
    ['숨을 참는다', 'move'],
    ['날씨가 차다', 'risk'],
    ['길이 막힌다', 'risk'],
    ['비웃는다', 'risk'],
    ['울어 버린다', 'risk'],
    ['귀를 막는다', 'risk'],
  ])('makes no other word of one: %s is not %s', (text, family) =>
    expect(reading('yard', text)).not.toBe(family),
  )
})
