import type { Passage } from '../compile/compiled-theme.js'
import type { HeardFamily } from '../hearing/hear.js'
import type { Random } from '../random.js'
import { holds } from '../state/holds.js'
import { chooseAnswer, type Topic } from './choose-answer.js'
import { follow, markSaid, sceneOf, tellPassage, type Draft } from './draft.js'
import { tellFallback } from './fallback.js'

/** What a reader did that no move answers. Typed words may have been misunderstood, a button was not. */
export type FreeInput = { family: HeardFamily; topic: Topic; isTyped: boolean }

/** The scene's own answer for a kind of input; where there is none, a line of the theme's. */
export function answerFreely(draft: Draft, input: FreeInput, random: Random): void {
  const { family, topic, isTyped } = input
  if (family === 'rude' || family === 'garbled') return turnAside(draft, family, random)
  const scene = sceneOf(draft.theme, draft.state)
  const answer = chooseAnswer(
    scene,
    family,
    topic,
    ({ key, when }) => !draft.state.said.includes(key) && holds(when, draft.state),
  )
  if (isTyped) pause(draft, HALF)
  if (answer) return tellOnce(draft, answer)
  tellFallback(draft, family, random)
  goOnUnanswered(draft)
}

const HALF = 1
const WHOLE = 2

/** Takes time back: a turn that was not understood is no reason to hurry on. */
function pause(draft: Draft, halves: number): void {
  draft.state = { ...draft.state, pauses: draft.state.pauses + halves }
}

const ASIDES_BEFORE_DRIFT = 3

/** Insults and nonsense pass without costing time, but whoever types nothing else gets on in the end. */
function turnAside(draft: Draft, kind: 'rude' | 'garbled', random: Random): void {
  tellFallback(draft, kind, random)
  pause(draft, WHOLE)
  const unanswered = draft.unanswered + 1
  draft.state = { ...draft.state, unanswered: unanswered % ASIDES_BEFORE_DRIFT }
  if (unanswered % ASIDES_BEFORE_DRIFT === 0) drift(draft)
}

/** Time goes on by itself; the story does not, unless the turn before got no answer either. */
function goOnUnanswered(draft: Draft): void {
  if (tellDrift(draft)) return
  if (draft.unanswered > 0) return press(draft)
  draft.state = { ...draft.state, unanswered: 1 }
}

/** What happens by itself: the next drift, or the press that moves the story on. */
export function drift(draft: Draft): 'drift' | 'press' {
  if (tellDrift(draft)) return 'drift'
  press(draft)
  return 'press'
}

function tellDrift(draft: Draft): boolean {
  const scene = sceneOf(draft.theme, draft.state)
  const next = scene.drift.find(
    ({ key, when }) => !draft.state.said.includes(key) && holds(when, draft.state),
  )
  if (!next) return false
  tellOnce(draft, next)
  follow(draft, next.target)
  return true
}

export function press(draft: Draft): void {
  const { press: passage } = sceneOf(draft.theme, draft.state)
  tellPassage(draft, passage)
  follow(draft, passage.target)
}

function tellOnce(draft: Draft, passage: Passage): void {
  markSaid(draft, passage.key)
  tellPassage(draft, passage)
}
