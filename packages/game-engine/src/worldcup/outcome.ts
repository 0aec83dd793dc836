import type { WorldcupContent, WorldcupOutcome } from '@doran/contract'
import { fillItem } from './fill-item.js'
import type { WorldcupState } from './worldcup-state.js'

/** Null before the final is decided. */
export function worldcupOutcome(
  content: WorldcupContent,
  { size, draw, match, rounds }: WorldcupState,
): WorldcupOutcome | null {
  const final = match === null ? rounds.at(-1)?.matches[0] : undefined
  if (final === undefined) return null
  const itemOf = (key: string) => content.items.find((item) => item.key === key)
  const champion = itemOf(final.winner)
  const runnerUp = itemOf(loserOf(final) ?? '')
  if (champion === undefined || runnerUp === undefined) return null
  const semifinals = rounds.find((round) => round.of === 4)?.matches ?? []
  const drawn = new Set(draw.flat())
  return {
    kind: 'worldcup',
    resultKey: champion.key,
    size,
    line: fillItem(content.championLine, champion.label),
    champion,
    runnerUp,
    semifinalists: semifinals.flatMap((played) => itemOf(loserOf(played) ?? '') ?? []),
    rounds: rounds.map((round) => ({ of: round.of, matches: [...round.matches] })),
    items: content.items.filter((item) => drawn.has(item.key)),
  }
}

function loserOf(match: { left: string; right: string | null; winner: string }): string | null {
  return match.winner === match.left ? match.right : match.left
}
