import type { CompiledMove } from '../compile/compiled-theme.js'
import { hear, type Hearing } from '../hearing/hear.js'
import type { InputFamily } from '../theme-schema.js'
import { drift } from './answer-freely.js'
import { legalMoves } from './choices.js'
import { sceneOf, type Draft } from './draft.js'
import type { GenericKind } from './engine-lines.js'
import { genericKindOf } from './generic-choices.js'
import { performMove } from './perform-move.js'
import type { Heard, TurnInput } from './turn-types.js'

/** Tells what the scene itself says to input of a kind that no move answers. */
export type AnswerScene = (draft: Draft, family: InputFamily) => void
export type Response = { heard: Heard; readings: readonly CompiledMove[] }

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
      return { heard: heardChoice(chosen.family, chosen), readings: [] }
    }
    const generic = genericKindOf(input.choiceId, state.scene)
    if (generic) return respondToGeneric(draft, generic, answerScene)
  }
  if (input.kind === 'continue') {
    return { heard: { ...heardChoice('move', null), by: drift(draft) }, readings: [] }
  }
  const hearing = hear(sceneOf(theme, state), legalMoves(theme, state), input)
  return respondFreely(draft, hearing, rolls, answerScene)
}

function respondToGeneric(draft: Draft, kind: GenericKind, answerScene: AnswerScene): Response {
  if (kind === 'wait') {
    return { heard: { ...heardChoice('move', null), by: drift(draft) }, readings: [] }
  }
  answerScene(draft, kind)
  return { heard: heardChoice(kind, null), readings: [] }
}

function respondFreely(
  draft: Draft,
  hearing: Hearing,
  rolls: [number, number],
  answerScene: AnswerScene,
): Response {
  const { family, intents, entities, negated, score, readings } = hearing
  const heard = { family, intents, entities, negated, score, moveId: null }
  if (hearing.move) {
    performMove(draft, hearing.move, rolls)
    return { heard: { ...heard, moveId: hearing.move.id, by: 'move' }, readings: [] }
  }
  if (hearing.waits) return { heard: { ...heard, by: drift(draft) }, readings }
  answerScene(draft, family)
  return { heard: { ...heard, by: 'others' }, readings }
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
