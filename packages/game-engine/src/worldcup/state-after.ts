import type { WorldcupMatch } from '@doran/contract'
import type { WorldcupPlayMatch, WorldcupRound, WorldcupState } from './worldcup-state.js'

type Pair = readonly [left: string, right: string | null]

/** The state with all that follows from the decisions. */
export function stateAfter({
  seed,
  size,
  draw,
  decisions,
  undosLeft,
}: Omit<WorldcupState, 'rounds' | 'match' | 'next'>): WorldcupState {
  const rounds: WorldcupRound[] = []
  let pairs: readonly Pair[] = draw
  let used = 0
  for (let of = size; of >= 2; of /= 2) {
    const matches = matchesOf(pairs, decisions.slice(used))
    rounds.push({ of, matches })
    used += matches.filter((match) => match.right !== null).length
    if (matches.length < pairs.length) break
    pairs = pairsOf(matches)
  }
  const reached = rounds.at(-1)
  const match = reached === undefined ? null : matchAt(pairs, reached)
  const next = reached === undefined ? null : nextAt(pairs, reached)
  const begun = rounds.filter((round) => round.matches.length > 0)
  return { seed, size, draw, decisions, undosLeft, rounds: begun, match, next }
}

function matchesOf(
  pairs: readonly Pair[],
  decisions: WorldcupState['decisions'],
): readonly WorldcupMatch[] {
  const matches: WorldcupMatch[] = []
  let used = 0
  for (const [left, right] of pairs) {
    const decision = right === null ? { winner: left, isCounted: false } : decisions[used]
    if (decision === undefined) break
    matches.push({ left, right, winner: decision.winner, isCounted: decision.isCounted })
    if (right !== null) used += 1
  }
  return matches
}

function pairsOf(matches: readonly WorldcupMatch[]): Pair[] {
  return matches.flatMap(({ winner }, at): Pair[] => {
    const other = matches[at + 1]
    return at % 2 === 0 && other !== undefined ? [[winner, other.winner]] : []
  })
}

/** The pair that is to be decided now. At the end of the world cup no pair is left. */
function matchAt(pairs: readonly Pair[], { of, matches }: WorldcupRound): WorldcupPlayMatch | null {
  const [left, right] = pairs[matches.length] ?? []
  if (left === undefined || right === undefined || right === null) return null
  const index = matches.filter((match) => match.right !== null).length + 1
  const count = pairs.filter((pair) => pair[1] !== null).length
  return { roundOf: of, index, count, left, right }
}

/** In the same round, or the next round's first where that does not depend on this match. */
function nextAt(pairs: readonly Pair[], { matches }: WorldcupRound): WorldcupState['next'] {
  const after = pairs.slice(matches.length + 1).find((pair) => pair[1] !== null)
  const [left, right] = after ?? pairsOf(matches)[0] ?? []
  return left === undefined || right === undefined || right === null ? null : { left, right }
}
