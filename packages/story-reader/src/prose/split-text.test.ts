import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { describe, expect, it } from 'vitest'
import { splitText, splitSentences, wholeSentencesEnd } from './split-text.js'

const TEXT =
  '사서가 물었다. “여섯 번째는요? 어디에 있죠?” 눈이 내렸다…\n\n불이 흔들렸다. 3.5초쯤이었다.'

function shown(text: string): string {
  return splitText(text)
    .map(({ sentences }) =>
      sentences.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(''),
    )
    .join('\n\n')
}

describe('splitText', () => {
  it('shows every character of any prefix once', () => {
    for (let end = 0; end <= TEXT.length; end += 1) {
      const text = TEXT.slice(0, end)
      expect(shown(text)).toBe(text.replace(/\n+$/, ''))
      expect(splitSentences(text).join('')).toBe(text)
    }
  })

  it('separates speech from narration, also where speech holds two sentences', () => {
    const [first] = splitText(TEXT)
    expect(first?.sentences.map(({ pieces }) => pieces)).toEqual([
      [{ kind: 'narration', text: '사서가 물었다. ' }],
      [{ kind: 'speech', text: '“여섯 번째는요? ' }],
      [
        { kind: 'speech', text: '어디에 있죠?”' },
        { kind: 'narration', text: ' ' },
      ],
      [{ kind: 'narration', text: '눈이 내렸다…' }],
    ])
  })
})

describe('splitSentences', () => {
  const SPOKEN = '“처음부터 다섯 개였어요.” 대답이 질문보다 빨랐다. 정말일까? …그럴 리가!'

  it('keeps every character and ends a sentence behind its closing quote', () => {
    const sentences = splitSentences(SPOKEN)
    expect(sentences.join('')).toBe(SPOKEN)
    expect(sentences[0]).toBe('“처음부터 다섯 개였어요.” ')
  })

  it('only ever adds at the end while a text grows', () => {
    let before: string[] = []
    for (let end = 1; end <= SPOKEN.length; end += 1) {
      const now = splitSentences(SPOKEN.slice(0, end))
      const kept = before.slice(0, -1)
      expect(now.slice(0, kept.length)).toEqual(kept)
      before = now
    }
  })

  it.each(SENTENCE_MARKS.split(''))('ends a sentence at %s', (mark) => {
    expect(splitSentences(`문이 열렸다${mark} 누구도`)).toEqual([`문이 열렸다${mark} `, '누구도'])
    expect(wholeSentencesEnd(`문이 열렸다${mark} 누구도`)).toBe(7)
  })

  it('does not end a sentence inside a number', () => {
    expect(splitSentences('3.5초쯤이었다. 끝.')).toEqual(['3.5초쯤이었다. ', '끝.'])
  })
})

describe('wholeSentencesEnd', () => {
  const whole = (text: string) => text.slice(0, wholeSentencesEnd(text)).trim()

  it('leaves out a sentence that may still go on', () => {
    expect(whole('문이 열렸다. 아무도')).toBe('문이 열렸다.')
    expect(whole('문이 열렸다. ')).toBe('문이 열렸다.')
    expect(whole('문이 열렸다.')).toBe('')
    expect(whole('문이 열')).toBe('')
  })

  it('counts a finished paragraph as ended', () => {
    expect(whole('“안녕”\n\n그가')).toBe('“안녕”')
  })
})
