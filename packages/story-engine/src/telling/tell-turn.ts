import type { CompiledMove, CompiledTheme } from '../compile/compiled-theme.js'
import { hear, type Hearing } from '../hearing/hear.js'
import { seededRandom, type Random } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import type { InputFamily } from '../theme-schema.js'
import { answerFreely, drift, press } from './answer-freely.js'
import { choicesFor, legalMoves } from './choices.js'
import { rollPair } from './dice.js'
import { sceneOf, type Draft } from './draft.js'
import { embellish } from './embellish.js'
import { findEnding } from './endings-of.js'
import { ENDED_LINE, type GenericKind } from './engine-lines.js'
import { genericKindOf } from './generic-choices.js'
import { performMove } from './perform-move.js'
import type { Heard, TurnInput, TurnOutcome } from './turn-types.js'
import { gaugeChanges } from './visible-gauges.js'

/** Tells one turn. Pure: the same theme, state, input and seed tell the same text. */
export function tellTurn(
  theme: CompiledTheme,
  state: StoryState,
  input: TurnInput,
  seed: number,
): TurnOutcome {
  const random = seededRandom(seed)
  const rolls = rollPair(random)
  const draft = startDraft(theme, state)
  if (state.ending !== undefined) return endedTurn(draft, state)
  const { heard, readings } = respond(draft, input, rolls, random)
  const stayed = draft.state.scene === state.scene && draft.state.ending === undefined
  const isLate = draft.state.turnsInScene >= sceneOf(theme, draft.state).patience
  if (stayed && isLate && heard.by !== 'press') press(draft)
  embellish(draft, random)
  return finish(draft, state, heard, readings)
}

function startDraft(theme: CompiledTheme, state: StoryState): Draft {
  return {
    theme,
    state: {
      ...state,
      turn: state.turn + 1,
      turnsInScene: state.turnsInScene + 1,
      lastSaid: [],
    },
    paragraphs: [],
    enteredAt: null,
    remembered: [],
    dice: null,
  }
}

type Response = { heard: Heard; readings: readonly CompiledMove[] }

function respond(
  draft: Draft,
  input: TurnInput,
  rolls: [number, number],
  random: Random,
): Response {
  const { theme, state } = draft
  if (input.kind === 'choice') {
    const chosen = legalMoves(theme, state).find(({ key }) => key === input.choiceId)
    if (chosen) {
      performMove(draft, chosen, rolls)
      return { heard: heardChoice(chosen.family, chosen), readings: [] }
    }
    const generic = genericKindOf(input.choiceId, state.scene)
    if (generic) return respondToGeneric(draft, generic, random)
  }
  if (input.kind === 'continue') {
    return { heard: { ...heardChoice('move', null), by: drift(draft) }, readings: [] }
  }
  return respondFreely(draft, hear(sceneOf(theme, state), legalMoves(theme, state), input), {
    rolls,
    random,
  })
}

function respondToGeneric(draft: Draft, kind: GenericKind, random: Random): Response {
  if (kind === 'wait') {
    return { heard: { ...heardChoice('move', null), by: drift(draft) }, readings: [] }
  }
  answerFreely(draft, kind, random)
  return { heard: heardChoice(kind, null), readings: [] }
}

function respondFreely(
  draft: Draft,
  hearing: Hearing,
  { rolls, random }: { rolls: [number, number]; random: Random },
): Response {
  const { family, intents, entities, negated, score, readings } = hearing
  const heard = { family, intents, entities, negated, score, moveId: null }
  if (hearing.move) {
    performMove(draft, hearing.move, rolls)
    return { heard: { ...heard, moveId: hearing.move.id, by: 'move' }, readings: [] }
  }
  if (hearing.waits) return { heard: { ...heard, by: drift(draft) }, readings }
  answerFreely(draft, family, random)
  return { heard: { ...heard, by: 'others' }, readings }
}

function heardChoice(family: InputFamily, move: CompiledMove | null): Heard {
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

function finish(
  draft: Draft,
  before: StoryState,
  heard: Heard,
  readings: readonly CompiledMove[],
): TurnOutcome {
  const { theme, state } = draft
  return {
    text: draft.paragraphs.join('\n\n'),
    choices: choicesFor(theme, state, readings),
    state,
    gauges: gaugeChanges(theme, before, state),
    remembered: draft.remembered,
    ending: findEnding(theme, state.ending),
    dice: draft.dice,
    heard,
  }
}

function endedTurn(draft: Draft, before: StoryState): TurnOutcome {
  draft.paragraphs.push(ENDED_LINE)
  const heard: Heard = { ...heardChoice('strange', null), by: 'others' }
  return { ...finish(draft, before, heard, []), state: before }
}
