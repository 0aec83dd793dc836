import type { CompiledMove } from '../compile/compiled-theme.js'
import { hear, type Hearing } from '../hearing/hear.js'
import type { InputFamily } from '../scene-schema.js'
import { holds } from '../state/holds.js'
import { drift, NOTHING_MEANT, type FreeInput } from './answer-freely.js'
import { legalMoves } from './choices.js'
import { NO_TOPIC, type Topic } from './choose-answer.js'
import { sceneOf, type Draft } from './draft.js'
import type { GenericKind } from '../engine-lines.js'
import { genericKindOf, genericKindTyped } from './generic-choices.js'
import { performMove } from './perform-move.js'
import type { Response } from './response.js'
import type { Aside, Heard, TurnInput } from './turn-types.js'

/** Tells what the scene itself says to input that no move answers, or says beside the story why it has nothing to say. */
export type AnswerScene = (draft: Draft, input: FreeInput) => Aside | null

/** What was heard and done: the move that was meant, time passing, or the scene's own answer. */
export function respond(
  draft: Draft,
  input: TurnInput,
  rolls: [number, number],
  answerScene: AnswerScene,
): Response {
  const { theme, state } = draft
  if (input.kind === 'choice') {
    const chosen = legalMoves(theme, state).find(({ key }) => key === input.choiceId)
    if (chosen) {
      performMove(draft, chosen, rolls)
      return understood(heardChoice(chosen.family, chosen))
    }
    const generic = genericKindOf(input.choiceId, state.scene)
    if (generic) return respondToGeneric(draft, generic, answerScene)
  }
  if (input.kind === 'continue') {
    return understood({ ...heardChoice('move', null), by: drift(draft) })
  }
  const typed = genericKindTyped(theme, state, input.text)
  if (typed) return respondToGeneric(draft, typed, answerScene)
  const { people } = sceneOf(theme, state)
  const possible = {
    partner: draft.partner !== null && people.includes(draft.partner) ? draft.partner : null,
    legal: legalMoves(theme, state),
    holds: (when: Parameters<typeof holds>[0]) => holds(when, state),
  }
  const hearing = hear(theme, sceneOf(theme, state), possible, input)
  return respondFreely(draft, hearing, rolls, answerScene, input.kind !== 'choice')
}

function understood(heard: Heard): Response {
  return { heard, readings: [], sayings: [], aside: null }
}

function respondToGeneric(draft: Draft, kind: GenericKind, answerScene: AnswerScene): Response {
  if (kind === 'wait') {
    return understood({ ...heardChoice('move', null), by: drift(draft) })
  }
  const [nearest = null] = sceneOf(draft.theme, draft.state).people
  const topic = { ...NO_TOPIC, addressed: kind === 'talk' ? nearest : null }
  answerScene(draft, { ...NOTHING_MEANT, family: kind, topic, isTyped: false })
  return understood(heardChoice(kind, null))
}

function respondFreely(
  draft: Draft,
  hearing: Hearing,
  rolls: [number, number],
  answerScene: AnswerScene,
  isTyped: boolean,
): Response {
  const { family, intents, entities, negated, score, readings, sayings } = hearing
  const heard = { family, intents, entities, negated, score, moveId: null }
  const { meant, between } = hearing
  if (meant?.kind === 'move') {
    performMove(draft, meant.move, rolls)
    return understood({ ...heard, moveId: meant.move.id, by: 'move' })
  }
  if (!meant && between.length === 0 && hearing.waits) {
    return { heard: { ...heard, by: drift(draft) }, readings, sayings, aside: null }
  }
  const topic = topicOf(draft, hearing)
  const aside = answerScene(draft, { ...hearing, topic, isTyped })
  return { heard: { ...heard, by: aside ? 'aside' : 'others' }, readings, aside, sayings }
}

/** What is said to nobody by name is said to the only one there, or to who answered last. */
function topicOf(draft: Draft, { entities, addressed, isUndirected }: Hearing): Topic {
  const { people } = sceneOf(draft.theme, draft.state)
  const { partner } = draft
  const near = partner !== null && people.includes(partner) ? partner : null
  const implied = people.length === 1 ? (people[0] ?? null) : near
  return { named: entities, addressed, implied, isUndirected }
}

export function heardChoice(family: InputFamily, move: CompiledMove | null): Heard {
  return {
    family,
    intents: move ? [...move.intents] : [],
    entities: move ? [...move.about] : [],
    moveId: move?.id ?? null,
    score: 1,
    negated: false,
    by: 'choice',
  }
}
