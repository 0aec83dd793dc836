import { describe, expect, it } from 'vitest'
import { blindCareInputs, blindOkInputs } from '../testing/blind-care-inputs.js'
import { careInputs, okInputs } from '../testing/care-inputs.js'
import { hardCareInputs, hardOkInputs } from '../testing/hard-care-inputs.js'
import { screenInput } from './screen-input.js'

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
    ['hard', hardCareInputs, hardOkInputs, 0.85],
  ] as const)('keeps its recall and precision on the %s sentences', (_, care, ok, recall) => {
    expect(care.length + ok.length).toBeGreaterThanOrEqual(160)
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
  ])('hears a disguised wish: %s', (text) => {
    expect(screenInput(text).verdict).toBe('care')
  })

  it('leaves quoted lines to the story, unless nothing else was typed', () => {
    expect(screenInput('“나 죽고 싶어” 하고 유령이 말한다').verdict).toBe('ok')
    expect(screenInput('“나 죽고 싶어”').verdict).toBe('care')
    expect(screenInput('“살고 싶다”는 대사네. 난 죽고 싶은데').verdict).toBe('care')
  })

  it('asks for two hints where none is plain', () => {
    expect(screenInput('지금까지 고마웠어').verdict).toBe('ok')
    expect(screenInput('지금까지 고마웠어. 이게 내 마지막 글이야').verdict).toBe('care')
  })

  it('answers the longest inputs at once', () => {
    const texts = ['죽고 ', '가나다라 ', '나는 ', 'ㅋ', '“', '살기 '].map((piece) =>
      piece.repeat(Math.ceil(600 / piece.length)),
    )
    const start = performance.now()
    for (const text of texts) screenInput(text)
    expect((performance.now() - start) / texts.length).toBeLessThan(20)
  })
})
