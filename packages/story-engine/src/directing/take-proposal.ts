import { normaliseText } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import { applyChanges } from '../state/apply-changes.js'
import type { StoryState } from '../state/story-state.js'
import { sceneOf } from '../telling/draft.js'
import { isModelMemory, modelMemoryKey } from '../telling/model-memory.js'
import type { Direction } from './direct-turn.js'
import { namedCast } from './named-cast.js'
import type { Proposal } from './proposal.js'

const LARGEST_SHARE = 0.05
const RELATION_STEP = 1
const MODEL_MEMORIES = 12
const LONGEST_MEMORY = 80

/** How far one turn of a model may move a gauge. */
export function gaugeStep({ min, max }: { min: number; max: number }): number {
  return Math.max(1, Math.floor((max - min) * LARGEST_SHARE))
}

/** The director's state with as much of the proposal as a model is allowed. */
export function takeProposal(
  theme: CompiledTheme,
  { by, outcome }: Direction,
  before: StoryState,
  prose: string,
  proposal: Proposal,
): StoryState {
  const { state, heard } = outcome
  const present = new Set([
    ...sceneOf(theme, before).people,
    ...sceneOf(theme, state).people,
    ...heard.entities,
    ...namedCast(theme, `${outcome.text}\n${prose}`),
  ])
  const people = theme.castNames.filter((name) => present.has(name))
  const felt = people.reduce((current, name) => {
    const step = clampedStep(proposal.relations, name, RELATION_STEP)
    return moved(theme, current, `관계.${name}`, step)
  }, state)
  return by === 'free' ? withMemory(theme, withGauges(theme, felt, proposal), proposal) : felt
}

function withGauges(theme: CompiledTheme, state: StoryState, proposal: Proposal): StoryState {
  return theme.source.gauges
    .filter(({ visible, movedByModel }) => visible && movedByModel)
    .reduce((current, gauge) => {
      const step = clampedStep(proposal.gauges, gauge.key, gaugeStep(gauge))
      return moved(theme, current, gauge.key, step)
    }, state)
}

function clampedStep(changes: Record<string, number>, key: string, largest: number): number {
  const wanted = Object.hasOwn(changes, key) ? (changes[key] ?? 0) : 0
  if (!Number.isFinite(wanted)) return 0
  return Math.min(largest, Math.max(-largest, Math.trunc(wanted)))
}

function moved(theme: CompiledTheme, state: StoryState, name: string, step: number): StoryState {
  if (step === 0) return state
  return applyChanges(theme, state, [{ kind: 'number', name, operator: '+', value: step }])
}

function withMemory(theme: CompiledTheme, state: StoryState, proposal: Proposal): StoryState {
  const as = cleanMemory(proposal.remember)
  const key = modelMemoryKey(state.turn)
  const isKnown = state.memories.some((memory) => memory.key === key || memory.as === as)
  if (as === null || isKnown || theme.phrases.has(key)) return state
  const memories = [...state.memories, { key, as, turn: state.turn }]
  const [oldest, ...others] = memories.filter((memory) => isModelMemory(memory.key))
  const dropped = others.length < MODEL_MEMORIES ? undefined : oldest
  return { ...state, memories: memories.filter((memory) => memory !== dropped) }
}

/** One line without marks that a slot or a prompt would read as its own; null where that leaves nothing fit. */
function cleanMemory(remember: string | null): string | null {
  const line = normaliseText(remember ?? '')
    .replaceAll(/[{}<>‹›[\]|`#]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return line.length >= 2 && line.length <= LONGEST_MEMORY ? line : null
}
