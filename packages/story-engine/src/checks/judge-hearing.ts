import type { CompiledTheme } from '../compile/compiled-theme.js'
import { legalMoves } from '../telling/choices.js'
import { tellTurn } from '../telling/tell-turn.js'
import type { TurnOutcome } from '../telling/turn-types.js'
import { INPUT_FAMILIES } from '../scene-schema.js'
import { LabelError } from './label-error.js'
import { stateInScene } from './state-in-scene.js'

/** What a careful reader takes an input for: ids of moves, families, `rude`, `garbled`, or `wait`; any one will do. */
export type LabelledInput = {
  scene: string
  text: string
  kind: 'do' | 'say'
  means: readonly string[]
  /** Effects that made the state what it is: `물건.열쇠`, `관계.하진=2`. */
  set: readonly string[]
}

export type HearingVerdict = {
  /** The move done, or the kind it was taken for. */
  heardAs: string
  isRight: boolean
  /** A move was done that was not meant. */
  isOverconfident: boolean
  /** Told in words of this scene, for the first time; null where lines of the theme's are right. */
  isSceneSpecific: boolean | null
}

const KINDS: readonly string[] = [...INPUT_FAMILIES, 'rude', 'garbled', 'wait']
/** Letting time pass is a way of staying put and, where something was refused, of nothing at all. */
const LIKE_WAITING: readonly string[] = ['wait', 'move', 'strange']
const SEED = 1
/** How the keys of people’s replies begin. */
const REPLIES = '~reply/'

/** Tells one turn from a scene just entered and holds what was heard against the label. */
export function judgeHearing(theme: CompiledTheme, input: LabelledInput): HearingVerdict {
  const { scene, text, kind, means } = input
  const state = stateInScene(theme, scene, input.set)
  const possible = new Set(legalMoves(theme, state).map(({ id }) => id))
  for (const name of means) {
    if (KINDS.includes(name) || possible.has(name)) continue
    throw new LabelError(`"${name}" is no kind, and no move that is possible in "${scene}"`)
  }
  const told = tellTurn(theme, state, { kind, text }, SEED)
  const { by, moveId, family } = told.heard
  const isAside = means.every((name) => name === 'rude' || name === 'garbled')
  const kinds = by === 'drift' || by === 'press' ? [family, ...LIKE_WAITING] : [family]
  return {
    heardAs: moveId ?? (by === 'drift' || by === 'press' ? 'wait' : family),
    isRight: means.some((name) => (moveId === null ? kinds.includes(name) : name === moveId)),
    isOverconfident: moveId !== null && !means.includes(moveId),
    isSceneSpecific: isAside ? null : isToldByScene(told, scene),
  }
}

/** By a move, an answer of the scene or a person's own reply, and not by a line for whatever nobody knows. */
function isToldByScene({ heard, aside, state }: TurnOutcome, scene: string): boolean {
  if (heard.moveId !== null) return true
  if (aside) return aside.kind !== 'unheard'
  const isOwn = (key: string) => key.startsWith(`${scene}#`) || key.startsWith(REPLIES)
  return state.lastSaid.some((key) => isOwn(key) && !key.includes('#recall/'))
}
