import { setImmediate } from 'node:timers/promises'
import { StoryState, endingsOf, type CompiledTheme } from '@doran/story-engine'
import type { FileTurn } from '../file-schema.js'

/** Of one state as JSON, in characters; those of the shipped themes have a few thousand. */
const LONGEST_STATE = 16_384
const READ_AT_ONCE = 200

type State = Record<string, unknown>
/** As it is stored; `ending`: the key of the one that it says was reached. */
export type TurnState = { state: State; ending: string | null }

const KEYS = Object.entries(StoryState.shape).map(([key, schema]) => ({
  key,
  isNullable: schema.safeParse(null).success,
}))

/**
 * The whole state after each turn, by its id; equal parts are shared between them. Null where one of them is none, is
 * too long, or does not fit the theme: a scene or an ending that it has not, a number beyond its bounds.
 */
export async function stateOfTurns(
  turns: readonly FileTurn[],
  theme: CompiledTheme,
): Promise<Map<string, TurnState> | null> {
  const states = new Map<string, TurnState>()
  const fits = fitsTheme(theme)
  const lengthOf = measure()
  for (const turn of turns) {
    if (states.size > 0 && states.size % READ_AT_ONCE === 0) await setImmediate()
    const before = turn.parentId === null ? {} : states.get(turn.parentId)?.state
    const state = before && merged(before, turn.state)
    if (!state || lengthOf(state) > LONGEST_STATE) return null
    const parsed = StoryState.safeParse(state)
    if (!parsed.success || !fits(parsed.data)) return null
    states.set(turn.id, { state, ending: parsed.data.ending ?? null })
  }
  return states
}

function merged(before: State, difference: State): State {
  const after: State = {}
  for (const { key, isNullable } of KEYS) {
    const value = Object.hasOwn(difference, key) ? difference[key] : before[key]
    if (value !== undefined && (value !== null || isNullable)) after[key] = value
  }
  return after
}

function fitsTheme(theme: CompiledTheme): (state: StoryState) => boolean {
  const endings = new Set(endingsOf(theme).map(({ key }) => key))
  return ({ scene, numbers, ending }) =>
    theme.scenes.has(scene) &&
    (ending === undefined || endings.has(ending)) &&
    Object.entries(numbers).every(([name, value]) => {
      const bounds = theme.bounds.get(name)
      return !bounds || (value >= bounds.min && value <= bounds.max)
    })
}

/** Lengths of states, each part of which is measured once, however many turns share it. */
function measure(): (state: State) => number {
  const known = new WeakMap<object, number>()
  const lengthOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value).length
    const length = known.get(value) ?? JSON.stringify(value).length
    known.set(value, length)
    return length
  }
  return (state) => Object.values(state).reduce<number>((sum, value) => sum + lengthOf(value), 0)
}
