import type { BranchContent, BranchInput } from '@doran/contract'
import { branch } from '@doran/game-engine'

/** The steps, where every one of them can be gone and none of them ends the story; else none at all. */
export function stepsOf(
  content: BranchContent,
  steps: readonly BranchInput[],
): readonly BranchInput[] {
  let state = branch.init(content, { seed: 0, options: { size: null } })
  for (const step of steps) {
    const next = branch.reduce(content, state, step)
    if (next === null || branch.outcome(content, next) !== null) return []
    state = next
  }
  return steps
}
