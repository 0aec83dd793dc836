import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Change } from '../compile/expression.js'
import { ownNumber } from './holds.js'
import type { StoryState } from './story-state.js'

export function applyChanges(
  theme: CompiledTheme,
  state: StoryState,
  changes: readonly Change[],
): StoryState {
  return changes.reduce((current, change) => applyChange(theme, current, change), state)
}

function applyChange(theme: CompiledTheme, state: StoryState, change: Change): StoryState {
  const { name } = change
  if (change.kind === 'number') {
    const before = ownNumber(state, name) ?? 0
    return withNumber(theme, state, name, nextNumber(before, change.operator, change.value))
  }
  const raised = change.kind === 'raise'
  if (theme.bounds.has(name)) return withNumber(theme, state, name, raised ? 1 : 0)
  if (name.startsWith('물건.')) {
    return { ...state, items: toggled(state.items, name.slice('물건.'.length), raised) }
  }
  if (name.startsWith('기억.') && !raised) {
    const key = name.slice('기억.'.length)
    return { ...state, memories: state.memories.filter((memory) => memory.key !== key) }
  }
  if (!raised && Object.hasOwn(state.numbers, name)) return withNumber(theme, state, name, 0)
  return { ...state, flags: toggled(state.flags, name, raised) }
}

function nextNumber(before: number, operator: '+' | '-' | '=', value: number): number {
  if (operator === '=') return value
  return operator === '+' ? before + value : before - value
}

function withNumber(
  theme: CompiledTheme,
  state: StoryState,
  name: string,
  value: number,
): StoryState {
  const bounds = theme.bounds.get(name)
  const kept = bounds ? Math.min(bounds.max, Math.max(bounds.min, value)) : value
  return { ...state, numbers: { ...state.numbers, [name]: kept } }
}

function toggled(list: readonly string[], item: string, present: boolean): string[] {
  const others = list.filter((known) => known !== item)
  return present ? [...others, item] : others
}
