import type { BranchContent, BranchOutcome } from '@doran/contract'
import type { BranchState } from './branch-state.js'
import { flagsAfter, findNode, offeredChoices } from './choices.js'

/** Null before an ending. */
export function branchOutcome(
  content: BranchContent,
  { at, path }: BranchState,
): BranchOutcome | null {
  const ending = content.endings.find(({ key }) => key === at)
  if (ending === undefined) return null
  const { key, title, line, picture, text } = ending
  let flags: readonly string[] = []
  return {
    kind: 'branch',
    resultKey: key,
    ending: { key, title, line, picture },
    endingCount: content.endings.length,
    text,
    path: path.map(({ node, choice }) => {
      const isFork = offeredChoices(content, { at: node, flags }).length > 1
      const chosen = findNode(content, node)?.choices[choice]
      if (chosen) flags = flagsAfter(flags, chosen)
      return { node, choice, chosen: chosen?.text ?? '', isFork }
    }),
  }
}

/** Without the way there and the last scene, for whoever has not read it. */
export function withoutStory(outcome: BranchOutcome): BranchOutcome {
  return { ...outcome, text: null, path: [] }
}
