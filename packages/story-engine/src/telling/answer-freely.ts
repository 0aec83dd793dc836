import type { CompiledAnswer, CompiledMove } from '../compile/compiled-theme.js'
import type { Meaning } from '../hearing/examples/scene-meanings.js'
import type { Hearing } from '../hearing/hear.js'
import type { Intent } from '../scene-schema.js'
import { holds } from '../state/holds.js'
import { ASIDE_LINES, halfHeard, RECALLED, UNCHANGED } from './aside-lines.js'
import { answerAbout, chooseAnswer, type Topic } from './choose-answer.js'
import { legalMoves } from './choices.js'
import { follow, markSaid, sceneOf, tell, tellPassage, type Draft, type Told } from './draft.js'
import { tellFallback } from './fallback.js'
import { replyTo } from './replies.js'
import type { Aside } from './turn-types.js'

/** What a reader did that no move answers. Typed words may have been misunderstood, a button was not. */
export type FreeInput = Pick<Hearing, 'family' | 'meant' | 'between' | 'isGeneral'> & {
  intents: readonly Intent[]
  topic: Topic
  isTyped: boolean
}

export const NOTHING_MEANT = { meant: null, between: [], intents: [], isGeneral: true } as const

/** Tells what was meant, or the scene's own answer for its kind; where neither is known, says so beside the story. */
export function answerFreely(draft: Draft, input: FreeInput): Aside | null {
  const { meant, between, family } = input
  if (meant?.kind === 'outside') return { kind: meant.outside, line: ASIDE_LINES[meant.outside] }
  if (meant && tellMeant(draft, meant, input.topic)) return null
  if (between.length > 0 && input.isTyped) return askBack(between)
  if (family === 'garbled' || !mayAnswer(draft, input)) {
    return { kind: 'unheard', line: ASIDE_LINES.unheard }
  }
  tellAnswer(draft, input)
  return null
}

function askBack([first, ...others]: readonly CompiledMove[]): Aside {
  if (!first || others.length > 0) return { kind: 'which', line: ASIDE_LINES.which }
  return { kind: 'which', line: first.asksBack ?? halfHeard(first.label) }
}

/** False where the theme has no words for it. */
function tellMeant(draft: Draft, meant: Meaning, topic: Topic): boolean {
  switch (meant.kind) {
    case 'answer':
      tellOrRecall(draft, meant.answer)
      break
    case 'asked':
      tellOrRecall(draft, meant.reply)
      break
    case 'reply': {
      const reply = replyTo(draft, meant.reply, topic)
      if (!reply) return false
      tellOnce(draft, reply)
      break
    }
    default:
      return false
  }
  pause(draft, HALF)
  return true
}

/** Of what was told before, the first words said are recalled, or that nothing has changed. */
function tellOrRecall(draft: Draft, passage: Told): void {
  if (!draft.state.said.includes(passage.key)) return tellOnce(draft, passage)
  const [words] = /“[^”]+”/u.exec(passage.text) ?? []
  const at = draft.state.turn % RECALLED.length
  tell(draft, words ? `${words} ${RECALLED[at]}` : (UNCHANGED[at] ?? ''))
}

function mayAnswer(draft: Draft, input: FreeInput): boolean {
  return (
    input.family === 'rude' || isAnsweredByAny(draft, input) || freshAnswer(draft, input) !== null
  )
}

function freshAnswer(draft: Draft, input: FreeInput): CompiledAnswer | null {
  const { theme, state } = draft
  const choose = isAnsweredByAny(draft, input) ? chooseAnswer : answerAbout
  if (input.family === 'rude' || input.family === 'garbled') return null
  if (choose === answerAbout && !input.intents.some((act) => LOOKING.includes(act))) return null
  return choose(
    sceneOf(theme, state),
    input.family,
    input.topic,
    ({ key, when }) => !state.said.includes(key) && holds(when, state),
  )
}

function tellAnswer(draft: Draft, input: FreeInput): void {
  const { family, isTyped } = input
  if (family === 'rude') return turnAside(draft, input.topic)
  // To look around keeps the scene open.
  if (family === 'look') pause(draft, WHOLE)
  else if (isTyped) pause(draft, HALF)
  const answer = freshAnswer(draft, input)
  if (answer) return tellOnce(draft, answer)
  tellFallback(draft, family)
  goOnUnanswered(draft)
}

/** Acts that an answer about the thing answers, whatever it says of it. */
const LOOKING: readonly Intent[] = ['look', 'search']

/**
 * A look around, a step aside or a blow is answered by what the scene has for any of them; words are not, unless the
 * theme is an older one, in which people have no replies of their own.
 */
function isAnsweredByAny({ theme }: Draft, { family, isGeneral, isTyped }: FreeInput): boolean {
  if (!isTyped || theme.replies.size === 0) return true
  return family === 'risk' || (family !== 'talk' && isGeneral)
}

const HALF = 1
const WHOLE = 2

/** Takes time back: a turn that was not understood is no reason to hurry on. */
function pause(draft: Draft, halves: number): void {
  draft.state = { ...draft.state, pauses: draft.state.pauses + halves }
}

const ASIDES_BEFORE_DRIFT = 3

/** Insults pass without costing time, but whoever types nothing else gets on in the end. */
function turnAside(draft: Draft, topic: Topic): void {
  const reply = replyTo(draft, 'insult', topic)
  if (reply) tellOnce(draft, reply)
  else tellFallback(draft, 'rude')
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

/** Time is let pass: the next drift, or the press that moves the story on, as whoever waits wants. */
export function drift(draft: Draft): 'drift' | 'press' {
  if (tellDrift(draft)) return 'drift'
  moveOn(draft)
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

/** The story moves on by itself; before that, once in a scene, what must not be missed asks whether it was meant. */
export function press(draft: Draft): void {
  const { id } = sceneOf(draft.theme, draft.state)
  const missed = legalMoves(draft.theme, draft.state).find(({ asksBack }) => asksBack !== null)
  const key = `${id}#asked`
  if (missed?.asksBack && !draft.state.said.includes(key)) {
    markSaid(draft, key)
    draft.asked = missed
    return tell(draft, missed.asksBack)
  }
  moveOn(draft)
}

function moveOn(draft: Draft): void {
  const { press: passage } = sceneOf(draft.theme, draft.state)
  tellPassage(draft, passage)
  follow(draft, passage.target)
}

function tellOnce(draft: Draft, passage: Told): void {
  markSaid(draft, passage.key)
  tellPassage(draft, passage)
}
