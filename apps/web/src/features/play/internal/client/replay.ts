import type { GameContent, PlayInput } from '@doran/contract'
import type { Deal, GamePlay } from '@doran/game-engine'

/** Plays inputs from where the last ones of the same deal ended, so that one more input costs one step. */
export function createReplay<Content extends GameContent, State, Outcome>(
  game: GamePlay<Content, State, Outcome>,
) {
  type Reached = { content: Content; seed: number; inputs: readonly PlayInput[]; state: State }
  let reached: Reached | null = null
  return function replay(content: Content, deal: Deal, inputs: readonly PlayInput[]): State {
    const isFurther =
      reached?.content === content &&
      reached.seed === deal.seed &&
      startsWith(inputs, reached.inputs)
    let state = reached && isFurther ? reached.state : game.init(content, deal)
    for (const input of inputs.slice(isFurther ? reached?.inputs.length : 0)) {
      const next = game.reduce(content, state, input)
      if (next === null) break
      state = next
    }
    reached = { content, seed: deal.seed, inputs, state }
    return state
  }
}

// Inputs are only ever added at the end, so the last one tells.
function startsWith(inputs: readonly PlayInput[], first: readonly PlayInput[]): boolean {
  return first.length <= inputs.length && first.at(-1) === inputs[first.length - 1]
}
