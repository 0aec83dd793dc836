import { expect, it } from 'vitest'
import { chooseSentence } from './choose-sentence.js'

const sentences = ['하나', '둘', '셋'] as const

it('says the same of the same facts', () => {
  expect(chooseSentence(sentences, 'a', 'b', '50')).toBe(chooseSentence(sentences, 'a', 'b', '50'))
})

it('says each of them of some facts', () => {
  const said = Array.from({ length: 40 }, (_, percent) =>
    chooseSentence(sentences, 'a', 'b', String(percent)),
  )
  expect([...new Set(said)].toSorted()).toEqual(sentences.toSorted())
})
