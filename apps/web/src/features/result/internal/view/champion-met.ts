import type { WorldcupItem, WorldcupOutcome } from '@doran/contract'

type Met = {
  of: number
  /** Null where the champion met nobody in the round. */
  opponent: WorldcupItem | null
  isCounted: boolean
}

export function championMet({ rounds, items, champion, runnerUp }: WorldcupOutcome): Met[] {
  const itemOf = (key: string | null) =>
    [...items, runnerUp].find((item) => item.key === key) ?? null
  return rounds.flatMap(({ of, matches }) => {
    const match = matches.find(({ winner }) => winner === champion.key)
    if (!match) return []
    const other = match.left === champion.key ? match.right : match.left
    return [{ of, opponent: itemOf(other), isCounted: match.isCounted }]
  })
}
