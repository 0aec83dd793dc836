import { expect, it } from 'vitest'
import { SENTENCE_MARKS } from './sentence-marks.js'

it('can be put into a character class, and holds what ends a sentence alone', () => {
  const mark = new RegExp(`^[${SENTENCE_MARKS}]$`, 'u')
  for (const sign of '.!?…。！？') expect(sign).toMatch(mark)
  for (const sign of ',·~-^[]\\”가 \n') expect(sign).not.toMatch(mark)
})
