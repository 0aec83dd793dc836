import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { expect, it } from 'vitest'
import { soundedSentences } from './plain-sounds.js'

it.each(SENTENCE_MARKS.split(''))('reads what %s parts as two sentences', (mark) => {
  const [first, second, ...rest] = soundedSentences(`문을 열었다${mark}눈이 왔다`)
  expect(first).toBe(soundedSentences(`문을 열었다${mark}`)[0])
  expect(second).toBe(soundedSentences('눈이 왔다')[0])
  expect(rest).toEqual([])
})
