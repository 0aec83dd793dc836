import type {
  CompiledMove,
  CompiledScene,
  CompiledTheme,
  Face,
  Passage,
  Target,
} from '../compile/compiled-theme.js'
import type { Random } from '../random.js'
import { applyChanges } from '../state/apply-changes.js'
import { holds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'
import { fillText } from './fill-text.js'
import type { Dice } from './turn-types.js'

/** A turn in the making: local to one `tellTurn`, changed step by step, never seen outside. */
export type Draft = {
  readonly theme: CompiledTheme
  state: StoryState
  paragraphs: string[]
  /** Index in `paragraphs` of the text of a scene entered in this turn. */
  enteredAt: number | null
  remembered: string[]
  dice: Dice | null
  /** What must not be missed and was asked for in this turn. */
  asked: CompiledMove | null
  readonly random: Random
  /** Of the passages told, in their order. */
  faces: Face[]
  /** Turns in a row before this one in which the reader got no answer. */
  readonly unanswered: number
  /** Who answered in the turn before. */
  readonly partner: string | null
}

export function startDraft(theme: CompiledTheme, state: StoryState, random: Random): Draft {
  return {
    theme,
    random,
    asked: null,
    state: {
      ...state,
      turn: state.turn + 1,
      turnsInScene: state.turnsInScene + 1,
      lastSaid: [],
      unanswered: 0,
      partner: null,
    },
    paragraphs: [],
    enteredAt: null,
    remembered: [],
    dice: null,
    faces: [],
    unanswered: state.unanswered,
    partner: state.partner,
  }
}

export function sceneOf(theme: CompiledTheme, state: StoryState): CompiledScene {
  const scene = theme.scenes.get(state.scene)
  if (!scene) throw new Error(`the state is in scene "${state.scene}", which the theme lacks`)
  return scene
}

export function tell(draft: Draft, text: string): void {
  const filled = fillText(draft.theme, draft.state, text).trim()
  if (filled) draft.paragraphs.push(filled)
}

/** A text that is told, with what it may show and change. */
export type Told = Pick<Passage, 'key' | 'text'> & Partial<Pick<Passage, 'faces' | 'changes'>>

export function tellPassage(draft: Draft, { text, faces = [], changes = [] }: Told): void {
  tell(draft, text)
  draft.faces.push(...faces)
  draft.state = applyChanges(draft.theme, draft.state, changes)
}

/** Remembers that a passage was told, the latest last. */
export function markSaid(draft: Draft, key: string): void {
  const { said, lastSaid } = draft.state
  draft.state = {
    ...draft.state,
    said: [...said.filter((known) => known !== key), key],
    lastSaid: [...lastSaid, key],
  }
}

export function follow(draft: Draft, target: Target | null): void {
  if (!target || draft.state.ending !== undefined) return
  if (target.kind === 'scene') return enterScene(draft, target.id)
  const ending = draft.theme.endings.find((known) =>
    target.kind === 'ending' ? known.key === target.key : holds(known.when, draft.state),
  )
  if (!ending) return
  const text = firstHolding(ending.text, draft.state)
  if (text) tellPassage(draft, text)
  draft.state = { ...draft.state, ending: ending.key }
}

function enterScene(draft: Draft, id: string): void {
  const scene = draft.theme.scenes.get(id)
  if (!scene || id === draft.state.scene) return
  const isReturn = draft.state.visited.includes(id)
  draft.state = {
    ...draft.state,
    scene: id,
    turnsInScene: 0,
    pauses: 0,
    visited: isReturn ? draft.state.visited : [...draft.state.visited, id],
  }
  draft.enteredAt = draft.paragraphs.length
  const text = firstHolding(isReturn ? scene.again : scene.enter, draft.state)
  if (text) tellPassage(draft, text)
}

export function firstHolding(passages: readonly Passage[], state: StoryState): Passage | null {
  return passages.find(({ when }) => holds(when, state)) ?? passages.at(-1) ?? null
}
