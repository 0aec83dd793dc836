import type { CompiledMove, Passage } from '../compile/compiled-theme.js'
import { applyChanges } from '../state/apply-changes.js'
import { readDice } from './dice.js'
import { firstHolding, follow, tellPassage, type Draft } from './draft.js'

export function performMove(draft: Draft, move: CompiledMove, rolls: [number, number]): void {
  const passage = outcomeOf(draft, move, rolls)
  if (!passage) return
  tellPassage(draft, passage)
  draft.state = applyChanges(draft.theme, draft.state, move.changes)
  if (!draft.state.taken.includes(move.key)) {
    draft.state = { ...draft.state, taken: [...draft.state.taken, move.key] }
  }
  // A failed attempt has found nothing that a later text could recall.
  if (move.remember && draft.dice?.band !== 'fail') remember(draft, move.remember)
  follow(draft, passage.target)
}

function outcomeOf(draft: Draft, move: CompiledMove, rolls: [number, number]): Passage | null {
  if (!move.risk) return firstHolding(move.outcomes, draft.state)
  draft.dice = readDice(rolls, move.risk, draft.theme, draft.state)
  return move.risk[draft.dice.band]
}

function remember(draft: Draft, { key, as }: { key: string; as: string }): void {
  const { memories, turn } = draft.state
  if (memories.some((memory) => memory.key === key)) return
  draft.state = { ...draft.state, memories: [...memories, { key, as, turn }] }
  draft.remembered.push(as)
}
