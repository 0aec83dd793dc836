// @vitest-environment node
import { expect, it } from 'vitest'
import { verdictWords } from './verdict-words'

const question = (right: number[]) => ({
  text: '질문',
  picture: null,
  choices: ['너울', '여우비', '윤슬', '3'],
  right,
  explanation: { text: '설명', picture: null },
})

it.each([
  [[2], 2, '맞았어요.'],
  [[2], 0, '아쉬워요. 정답은 ‘윤슬’이에요.'],
  [[1], 0, '아쉬워요. 정답은 ‘여우비’예요.'],
  [[3], 0, '아쉬워요. 정답은 ‘3’이에요.'],
  [[1, 2], 0, '아쉬워요. 정답은 ‘여우비’와 ‘윤슬’이에요.'],
  [[0, 1, 2], 3, '아쉬워요. 정답은 ‘너울’, ‘여우비’와 ‘윤슬’이에요.'],
  [[0, 1], 0, '맞았어요. ‘여우비’도 정답이에요.'],
  [[0, 1, 2], 2, '맞았어요. ‘너울’과 ‘여우비’도 정답이에요.'],
])('of %j the choice %i', (right, chosen, words) => {
  expect(verdictWords(question(right), chosen)).toBe(words)
})
