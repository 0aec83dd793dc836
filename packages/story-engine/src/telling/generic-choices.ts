import type { CompiledScene, CompiledTheme, Passage } from '../compile/compiled-theme.js'
import { holds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'
import { sceneOf } from './draft.js'
import { ALOUD_LABELS, GENERIC_LABELS, type GenericKind } from '../engine-lines.js'
import { lettersOf } from '../hearing/typed-label.js'
import { fillText } from './fill-text.js'
import type { Choice } from './turn-types.js'

const KINDS: readonly GenericKind[] = ['look', 'talk', 'wait', 'move']

/** Ways on that every scene has; those that still lead to something new come first. */
export function genericChoices(theme: CompiledTheme, state: StoryState): Choice[] {
  const scene = sceneOf(theme, state)
  const isSpent = (kind: GenericKind) => Number(!hasFresh(answersOf(scene, kind), state))
  return KINDS.toSorted((one, other) => isSpent(one) - isSpent(other)).map((kind) => ({
    id: genericId(scene.id, kind),
    label: labelOf(theme, state, kind),
  }))
}

export function genericKindOf(choiceId: string, sceneId: string): GenericKind | null {
  return KINDS.find((kind) => choiceId === genericId(sceneId, kind)) ?? null
}

/** The way on whose label was typed, in any of its wordings. */
export function genericKindTyped(
  theme: CompiledTheme,
  state: StoryState,
  text: string,
): GenericKind | null {
  const typed = lettersOf(text)
  const isTyped = (label: string) => lettersOf(fillText(theme, state, label)) === typed
  return KINDS.find((kind) => labelsOf(theme, state, kind).some(isTyped)) ?? null
}

function genericId(sceneId: string, kind: GenericKind): string {
  return `${sceneId}/~${kind}`
}

function answersOf(scene: CompiledScene, kind: GenericKind): readonly Passage[] {
  return kind === 'wait' ? scene.drift : scene.others[kind]
}

function hasFresh(passages: readonly Passage[], state: StoryState): boolean {
  return passages.some(({ key, when }) => !state.said.includes(key) && holds(when, state))
}

function labelOf(theme: CompiledTheme, state: StoryState, kind: GenericKind): string {
  const labels = labelsOf(theme, state, kind)
  return fillText(theme, state, labels[state.turn % labels.length] ?? '')
}

function labelsOf(theme: CompiledTheme, state: StoryState, kind: GenericKind): readonly string[] {
  const isAlone = sceneOf(theme, state).people.length === 0
  return kind === 'talk' && isAlone ? ALOUD_LABELS : GENERIC_LABELS[kind]
}
