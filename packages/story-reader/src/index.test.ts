import { expect, it } from 'vitest'
import * as face from './index.js'
import * as scene from './scene.js'
import * as testing from './testing.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "AiNotice",
      "NarratorLabel",
      "RenderedProse",
      "SpokenLog",
      "callProblem",
      "canSkipPacing",
      "createStoryReader",
      "gemPathOf",
      "haltMessage",
      "hasProblemCard",
      "isCare",
      "isHeld",
      "isPending",
      "isReleased",
      "isSignInEnded",
      "keepQuotes",
      "nextPrice",
      "priceOfKind",
      "sendFirstChoice",
      "splitSentences",
      "startStory",
      "useRatingQuestion",
      "waitingLabel",
      "writtenInput",
    ]
  `)
  expect(Object.keys(scene)).toEqual(['PlayableScene'])
  expect(Object.keys(testing).toSorted()).toEqual([
    'aScene',
    'anAnswer',
    'openReader',
    'openTestReader',
  ])
})
