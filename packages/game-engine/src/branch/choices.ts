import type { BranchChoice, BranchContent, BranchNode } from '@doran/contract'
import type { BranchState } from './branch-state.js'

export type OfferedChoice = { readonly index: number; readonly choice: BranchChoice }

/** The choices that are offered where the play stands; none at an ending. */
export function offeredChoices(
  content: BranchContent,
  { at, flags }: Pick<BranchState, 'at' | 'flags'>,
): OfferedChoice[] {
  const choices = findNode(content, at)?.choices ?? []
  return choices.flatMap((choice, index) => (isOffered(choice, flags) ? [{ index, choice }] : []))
}

export function findNode({ nodes }: BranchContent, key: string): BranchNode | undefined {
  return nodes.find((node) => node.key === key)
}

/** What is remembered after a choice. */
export function flagsAfter(flags: readonly string[], { sets }: BranchChoice): readonly string[] {
  return [...new Set([...flags, ...sets])].toSorted()
}

function isOffered({ requires, forbids }: BranchChoice, flags: readonly string[]): boolean {
  return (
    requires.every((flag) => flags.includes(flag)) && !forbids.some((flag) => flags.includes(flag))
  )
}
