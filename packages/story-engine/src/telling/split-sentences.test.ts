import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { expect, it } from 'vitest'
import { splitSentences } from './split-sentences.js'

it('ends a sentence at its marks and closing quotes, and joined they are the text', () => {
  const text = '그가 웃었다. “정말?!” 하고 물었다…  그러고는 갔다.\n\n눈이 왔다'
  const sentences = splitSentences(text)
  expect(sentences).toEqual([
    '그가 웃었다. ',
    '“정말?!” ',
    '하고 물었다…  ',
    '그러고는 갔다.\n\n',
    '눈이 왔다',
  ])
  expect(sentences.join('')).toBe(text)
})

it.each(SENTENCE_MARKS.split(''))('ends a sentence at %s', (mark) => {
  expect(splitSentences(`눈이 왔다${mark} 또 왔다`)).toEqual([`눈이 왔다${mark} `, '또 왔다'])
})

it('does not end at marks within a word', () => {
  expect(splitSentences('1.5배…나 빨랐다. ')).toEqual(['1.5배…나 빨랐다. '])
})

it('reads a long row of marks once', () => {
  // Tried from each of them, it would take a quarter of an hour.
  const text = `${'.'.repeat(500_000)}가`
  expect(splitSentences(text)).toEqual([text])
})
