import { expect, test } from 'vitest'
import { readTold, splitSentences, wholeSentencesEnd } from './told-text'

const TEXT =
  '사서가 물었다. “여섯 번째는요? 어디에 있죠?” 눈이 내렸다…\n\n불이 흔들렸다. 3.5초쯤이었다.'

function shown(text: string): string {
  return readTold(text)
    .map(({ sentences }) =>
      sentences.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(''),
    )
    .join('\n\n')
}

test('shows every character of any prefix once', () => {
  for (let end = 0; end <= TEXT.length; end += 1) {
    const text = TEXT.slice(0, end)
    expect(shown(text)).toBe(text.replace(/\n+$/, ''))
    expect(splitSentences(text).join('')).toBe(text)
  }
})

test('tells speech from narration, also where speech holds two sentences', () => {
  const [first] = readTold(TEXT)
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

test('does not end a sentence inside a number', () => {
  expect(splitSentences('3.5초쯤이었다. 끝.')).toEqual(['3.5초쯤이었다. ', '끝.'])
})

test('gives out whole sentences only while the text grows', () => {
  expect(wholeSentencesEnd('문이 열렸다. 그리고')).toBe('문이 열렸다.'.length)
  expect(wholeSentencesEnd('문이 열')).toBe(0)
})
