import type { TomatoContent } from '@doran/contract'
import { factorOf } from './combo.js'
import { advanceTo } from './advance-to.js'
import type { Plant, TomatoState } from './tomato-state.js'

export type TomatoStage = 'empty' | 'sprout' | 'green' | 'orange' | 'red' | 'burst'

export type TomatoCell = {
  stage: TomatoStage
  /** Of red ones alone: before that nobody can tell. */
  isGolden: boolean
  /** How many grew in the cell before this one. */
  generation: number
  /** When it is another stage, unless it is popped before. */
  nextAtMs: number
}

/** What stands in each cell at a time that is not before the state's own, row by row. */
export function fieldAt(content: TomatoContent, state: TomatoState, ms: number): TomatoCell[] {
  const advanced = passed(content, state, ms)
  return advanced.plants.map((each) => cellAt(each, advanced.ms))
}

/** How many were popped in a row by then, and what the next one counts for. */
export function comboOf(
  content: TomatoContent,
  state: TomatoState,
  ms: number,
): { count: number; factor: number } {
  const { combo } = passed(content, state, ms)
  return { count: combo, factor: factorOf(combo) }
}

export const scoreOf = ({ score }: TomatoState) => score

/** Later with every golden one. */
export const endsAtMs = ({ endsAt }: TomatoState) => endsAt

export function cellAt(plant: Plant, ms: number): TomatoCell {
  const { generation, plantedAt, sproutAt, greenAt, orangeAt, redAt, burstAt } = plant
  const is = (stage: TomatoStage, nextAtMs: number): TomatoCell => ({
    stage,
    isGolden: stage === 'red' && plant.isGolden,
    generation,
    nextAtMs,
  })
  if (ms < plantedAt) return { ...is('burst', plantedAt), generation: generation - 1 }
  if (ms < sproutAt) return is('empty', sproutAt)
  if (ms < greenAt) return is('sprout', greenAt)
  if (ms < orangeAt) return is('green', orangeAt)
  if (ms < redAt) return is('orange', redAt)
  return is('red', burstAt)
}

function passed(content: TomatoContent, state: TomatoState, ms: number): TomatoState {
  const until = Math.max(state.ms, Math.min(Math.floor(ms), state.endsAt))
  return advanceTo(content, state, until)
}
