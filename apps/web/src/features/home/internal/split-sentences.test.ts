import { describe, expect, it } from 'vitest'
import { endedSentences, splitSentences } from './split-sentences'

const TEXT = '“처음부터 다섯 개였어요.” 대답이 질문보다 빨랐다. 정말일까? …그럴 리가!'

describe('splitSentences', () => {
  it('keeps every character and ends a sentence behind its closing quote', () => {
    const sentences = splitSentences(TEXT)
    expect(sentences.join('')).toBe(TEXT)
    expect(sentences[0]).toBe('“처음부터 다섯 개였어요.” ')
  })

  it('only ever adds at the end while a text grows', () => {
    let before: string[] = []
    for (let end = 1; end <= TEXT.length; end += 1) {
      const now = splitSentences(TEXT.slice(0, end))
      const kept = before.slice(0, -1)
      expect(now.slice(0, kept.length)).toEqual(kept)
      before = now
    }
  })

  it('does not cut a number with a point', () => {
    expect(splitSentences('3.5도였다. 추웠다.')).toHaveLength(2)
  })
})

describe('endedSentences', () => {
  it('leaves out a sentence that may still go on', () => {
    expect(endedSentences('문이 열렸다. 아무도', false)).toEqual(['문이 열렸다.'])
    expect(endedSentences('문이 열렸다.', false)).toEqual([])
    expect(endedSentences('문이 열렸다. ', false)).toEqual(['문이 열렸다.'])
    expect(endedSentences('문이 열렸다.', true)).toEqual(['문이 열렸다.'])
  })

  it('counts a finished paragraph as ended', () => {
    expect(endedSentences('“안녕”\n\n그가', false)).toEqual(['“안녕”'])
  })
})
