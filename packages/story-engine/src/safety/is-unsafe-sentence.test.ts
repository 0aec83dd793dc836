import { describe, expect, it } from 'vitest'
import { splitSentences } from '../telling/split-sentences.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { isUnsafeSentence } from './is-unsafe-sentence.js'

describe('isUnsafeSentence', () => {
  it('lets every sentence of an authored theme stand', () => {
    const sentences = splitSentences(JSON.stringify(lighthouse))
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter((sentence) => isUnsafeSentence(sentence, 'all'))).toEqual([])
  })

  it('stops what no rating allows, and personal data', () => {
    expect(isUnsafeSentence('두 사람은 섹스를 했다', '15')).toBe(true)
    expect(isUnsafeSentence('질산암모늄을 경유와 섞으면 된다', '15')).toBe(true)
    expect(isUnsafeSentence('그의 번호는 010-2345-6789였다', '15')).toBe(true)
    expect(isUnsafeSentence('두 사람은 오래 입을 맞추었다', '15')).toBe(false)
    expect(isUnsafeSentence('109에 전화해요', 'all')).toBe(false)
  })
})
