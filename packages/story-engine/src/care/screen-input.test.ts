import { describe, expect, it } from 'vitest'
import { blindCareInputs, blindOkInputs } from '../testing/blind-care-inputs.js'
import { freshCareInputs, freshOkInputs } from '../testing/care-fresh-inputs.js'
import { careInputs, okInputs } from '../testing/care-inputs.js'
import { laterVoicesCareInputs, laterVoicesOkInputs } from '../testing/care-later-voices-inputs.js'
import { secondBlindCareInputs, secondBlindOkInputs } from '../testing/care-second-blind-inputs.js'
import { voicesCareInputs, voicesOkInputs } from '../testing/care-voices-inputs.js'
import { hardCareInputs, hardOkInputs } from '../testing/hard-care-inputs.js'
import { BURDENS } from './burden-rules.js'
import { FEELS, STOPPING, THEMES, WORKADAY } from './cue-rules.js'
import { DYING } from './dying-rules.js'
import { EXPLICIT, PLACES } from './explicit-rules.js'
import { FAREWELLS } from './farewell-rules.js'
import { HINTS } from './hint-rules.js'
import { LIVING_TOO_HARD } from './living-rules.js'
import { HERE, MEANS } from './means-rules.js'
import { screenInput } from './screen-input.js'
import { SELF_HARM } from './self-harm-rules.js'
import { HARMS, PLANS, WEARINESS, WISHES } from './wish-rules.js'

const TYPED_AT_MOST = 500
/** A repetition of any sign or of a group, without an upper bound. */
const UNBOUNDED = /[.)](?:[*+]|\{\d+,\})/u
const RULES = {
  BURDENS,
  DYING,
  EXPLICIT,
  FAREWELLS,
  FEELS,
  HARMS,
  HERE,
  HINTS,
  LIVING_TOO_HARD,
  MEANS,
  PLACES,
  PLANS,
  SELF_HARM,
  STOPPING,
  THEMES,
  WEARINESS,
  WISHES,
  WORKADAY,
}

const caredFor = (texts: readonly string[]) =>
  texts.filter((text) => screenInput(text).verdict === 'care')

describe('screenInput', () => {
  it.each(careInputs)('cares for: %s', (text) => {
    expect(screenInput(text).verdict).toBe('care')
  })

  it.each(okInputs)('lets the story go on: %s', (text) => {
    expect(screenInput(text).verdict).toBe('ok')
  })

  it.each([
    ['blind', blindCareInputs, blindOkInputs, 0.97],
    ['hard', hardCareInputs, hardOkInputs, 0.9],
    ['second blind', secondBlindCareInputs, secondBlindOkInputs, 0.95],
    ['fresh', freshCareInputs, freshOkInputs, 0.8],
    ['voices', voicesCareInputs, voicesOkInputs, 0.97],
    ['later voices', laterVoicesCareInputs, laterVoicesOkInputs, 0.91],
  ] as const)('keeps its recall and precision on the %s sentences', (_, care, ok, recall) => {
    expect(care.length + ok.length).toBeGreaterThanOrEqual(80)
    const found = caredFor(care).length
    const wrong = caredFor(ok)
    expect(found / care.length).toBeGreaterThanOrEqual(recall)
    expect(found / (found + wrong.length)).toBeGreaterThanOrEqual(0.97)
  })

  it.each([
    '죽고시퍼',
    '죽 고 싶 다',
    '죽.고.싶.다',
    'ㅈㅜㄱㄱㅗ ㅅㅣㅍㄷㅏ',
    '죽*고 싶다',
    'ㅈㅅ하고싶다',
    'ㅈㄱㅅㅍ',
    '주꼬시퍼',
    '죽\u034f고 싶어',
  ])('hears a disguised wish: %s', (text) => {
    expect(screenInput(text).verdict).toBe('care')
  })

  it.each(['자살', '자살...', '자해'])('hears one word alone: %s', (text) => {
    expect(screenInput(text).verdict).toBe('care')
  })

  it.each(['이거 너한테 주고 싶다', '동전을 주고싶어요', '자살로 꾸민 건가'])(
    'takes no other word for it: %s',
    (text) => {
      expect(screenInput(text).verdict).toBe('ok')
    },
  )

  it('leaves quoted lines to the story, unless nothing else was typed', () => {
    expect(screenInput('“나 죽고 싶어” 하고 유령이 말한다').verdict).toBe('ok')
    expect(screenInput('“나 죽고 싶어”').verdict).toBe('care')
    expect(screenInput('“살고 싶다”는 대사네. 난 죽고 싶은데').verdict).toBe('care')
  })

  it('lets no line of the story guard a personal one after it', () => {
    expect(screenInput('문을 연다. 칼을 든다.').verdict).toBe('ok')
    expect(screenInput('문을 연다. 그런데 나 오늘이 마지막이야').verdict).toBe('care')
    expect(screenInput('보스전에서 인생 로그아웃 하고 싶다').verdict).toBe('ok')
    expect(
      screenInput('보스전에서 인생 로그아웃 하고 싶다. 아니 이건 게임 얘기 아니고').verdict,
    ).toBe('care')
  })

  it('answers the same whatever it was asked before', () => {
    const texts = [...secondBlindOkInputs, ...secondBlindCareInputs]
    const forth = texts.map((text) => screenInput(text).verdict)
    const back = texts.toReversed().map((text) => screenInput(text).verdict)
    expect(back.toReversed()).toEqual(forth)
  })

  it.each([
    '나는 ',
    '죽고 ',
    '난간 ',
    '오늘 밤 내일 ',
    '영감 곁으로 ',
    '손목을 ',
    '왕이 옥상에서 ',
    '? ',
  ])('reads long repeats of «%s» once', (phrase) => {
    // A rule that read them again from each of its places would take many minutes.
    const [typed, long] = [TYPED_AT_MOST, 500_000].map((most) =>
      screenInput(phrase.repeat(Math.ceil(most / phrase.length))),
    )
    expect(long).toEqual(typed)
  })

  it.each(Object.entries(RULES))('%s read a bounded stretch from each place', (_, rules) => {
    const unescaped = rules.map(({ source }) => source.replaceAll(/\\.|\[[^\]]*\]/gu, 'X'))
    expect(unescaped.filter((source) => UNBOUNDED.test(source))).toEqual([])
  })

  it('reads quotes that never close once', () => {
    // Each read to the end, they would take minutes.
    expect(screenInput('“'.repeat(300_000)).verdict).toBe('ok')
  })

  it('asks for two hints where none is plain', () => {
    expect(screenInput('지금까지 고마웠어').verdict).toBe('ok')
    expect(screenInput('지금까지 고마웠어. 이게 내 마지막 글이야').verdict).toBe('care')
  })
})
