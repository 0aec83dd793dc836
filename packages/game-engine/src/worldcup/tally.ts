import type { WorldcupOutcome } from '@doran/contract'
import type { ItemTally } from '../game-engine.js'

export function tallyWorldcup({ items, rounds, champion, runnerUp }: WorldcupOutcome): ItemTally[] {
  const counted = rounds.flatMap((round) => round.matches).filter((match) => match.isCounted)
  return items.map(({ key }) => ({
    itemKey: key,
    shown: counted.filter((match) => match.left === key || match.right === key).length,
    won: counted.filter((match) => match.winner === key).length,
    isFinalist: key === champion.key || key === runnerUp.key,
    isChampion: key === champion.key,
  }))
}
