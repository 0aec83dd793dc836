import type { TomatoContent } from '@doran/contract'
import { plant } from './plant.js'
import type { Plant, TomatoState } from './tomato-state.js'

/** Lets the time pass until then: what is due bursts, in order of time and then of cells. */
export function advanceTo(content: TomatoContent, state: TomatoState, ms: number): TomatoState {
  let due = firstDue(state.plants, ms)
  if (due === null) return { ...state, ms }
  const plants = [...state.plants]
  let burst = state.burst
  while (due !== null) {
    const { cell, plant: gone } = due
    const generation = gone.generation + 1
    plants[cell] = plant(content, { seed: state.seed, cell, generation, at: gone.goneAt })
    burst += 1
    due = firstDue(plants, ms)
  }
  return { ...state, ms, plants, burst, combo: 0 }
}

function firstDue(plants: readonly Plant[], ms: number): { cell: number; plant: Plant } | null {
  let first: { cell: number; plant: Plant } | null = null
  for (const [cell, each] of plants.entries())
    if (each.burstAt <= ms && (first === null || each.burstAt < first.plant.burstAt))
      first = { cell, plant: each }
  return first
}
