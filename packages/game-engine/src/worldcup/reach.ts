import type { WorldcupOutcome } from '@doran/contract'

/** How far an item came: 1 for the winner, 2 for the second, else of how many it was one when it lost. */
export function reachOf({ rounds }: WorldcupOutcome, key: string): number {
  const lost = rounds.find(({ matches }) =>
    matches.some(({ left, right, winner }) => winner !== key && (left === key || right === key)),
  )
  return lost?.of ?? 1
}

/** “우승”, “준우승”, “4강”. */
export function reachName(reach: number): string {
  if (reach === 1) return '우승'
  return reach === 2 ? '준우승' : `${reach}강`
}
