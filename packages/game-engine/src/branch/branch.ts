import type { BranchContent, BranchOutcome, PlayInput } from '@doran/contract'
import type { GamePlay } from '../game-kind-module.js'
import type { BranchState, BranchStep } from './branch-state.js'
import { findNode, flagsAfter, offeredChoices } from './choices.js'
import { branchOutcome } from './outcome.js'

export const branch: GamePlay<BranchContent, BranchState, BranchOutcome> = {
  init: (content) => opened(content),
  reduce,
  progress(content, { path, at }) {
    return { done: path.length, total: path.length + stepsLeft(content, at) }
  },
  outcome: branchOutcome,
  announce(content, state) {
    const ending = content.endings.find(({ key }) => key === state.at)
    if (ending) return `결말: ${ending.title}`
    return `${state.path.length + 1}번째 장면, 고를 수 있는 것 ${offeredChoices(content, state).length}개`
  },
}

function opened({ start }: BranchContent): BranchState {
  return { path: [], at: start, flags: [] }
}

function reduce(content: BranchContent, state: BranchState, input: PlayInput): BranchState | null {
  if (input.type === 'back') return state.path.length === 0 ? null : back(content, state)
  if (input.type !== 'choose' || input.node !== state.at) return null
  return choose(content, state, input)
}

function choose(
  content: BranchContent,
  state: BranchState,
  { node, choice: index }: BranchStep,
): BranchState | null {
  const offered = offeredChoices(content, state).find((each) => each.index === index)
  if (offered === undefined) return null
  return {
    path: [...state.path, { node, choice: index }],
    at: offered.choice.to,
    flags: flagsAfter(state.flags, offered.choice),
  }
}

function back(content: BranchContent, { path }: BranchState): BranchState {
  return path
    .slice(0, -1)
    .reduce((state, step) => choose(content, state, step) ?? state, opened(content))
}

/** To the nearest ending, whatever may be asked for on the way. */
function stepsLeft(content: BranchContent, from: string): number {
  let steps = 0
  let reached = new Set([from])
  const seen = new Set(reached)
  while (reached.size > 0 && !content.endings.some(({ key }) => reached.has(key))) {
    const following = [...reached].flatMap((key) =>
      (findNode(content, key)?.choices ?? []).map(({ to }) => to),
    )
    reached = new Set(following.filter((key) => !seen.has(key)))
    for (const key of reached) seen.add(key)
    steps += 1
  }
  return steps
}
