import { expect, it } from 'vitest'
import * as face from './index.js'
import * as scene from './scene.js'
import * as testing from './testing.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "AiNotice",
      "SpokenLog",
      "ToldBy",
      "ToldProse",
      "failureOf",
      "followTurn",
      "isUntold",
      "keepQuotes",
      "problemOf",
      "problemOfAct",
      "readTold",
      "splitParagraphs",
      "splitSentences",
      "stepOf",
      "waitingWords",
      "whenOnline",
    ]
  `)
  expect(Object.keys(scene)).toEqual(['PlayableScene'])
  expect(Object.keys(testing).toSorted()).toEqual(['aScene', 'anAnswer'])
})
