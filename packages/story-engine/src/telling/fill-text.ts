import { fillSlots } from '@doran/korean'
import type { CompiledTheme } from '../compile/compiled-theme.js'
import { slotsOf } from '../compile/read-slots.js'
import type { Memory, StoryState } from '../state/story-state.js'
import { isModelMemory } from './model-memory.js'

const PLAYER = '당신'
const SOMEONE = '곁의 사람'
const SOMETHING = '조금 전의 일'

export function fillText(theme: CompiledTheme, state: StoryState, text: string): string {
  if (!text.includes('{')) return text
  const values = Object.fromEntries(
    slotsOf(text).map(({ name }) => [name, valueOf(theme, state, name)]),
  )
  return fillSlots(text, values)
}

function valueOf(theme: CompiledTheme, state: StoryState, name: string): string {
  if (name === '이름') return PLAYER
  if (name === '인물') return theme.scenes.get(state.scene)?.people[0] ?? SOMEONE
  if (name === '기억') return latestMemory(state) ?? SOMETHING
  if (name.startsWith('기억.')) return phraseOf(theme, state, name.slice('기억.'.length))
  return String(state.numbers[name] ?? 0)
}

/**
 * The latest memory made before this turn, so that nothing is recalled while it happens.
 * A model's are left out: only authored phrases are sure to fit a sentence.
 */
export function latestMemory(state: StoryState): string | null {
  const isRecallable = ({ key, turn }: Memory) =>
    turn < state.turn && !isModelMemory(key) && !state.forgotten.includes(key)
  return state.memories.findLast(isRecallable)?.as ?? null
}

function phraseOf(theme: CompiledTheme, state: StoryState, key: string): string {
  const memory = state.memories.find((known) => known.key === key)
  return memory?.as ?? theme.phrases.get(key) ?? SOMETHING
}
