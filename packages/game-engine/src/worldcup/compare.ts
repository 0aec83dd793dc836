import type { WorldcupItem, WorldcupMatch, WorldcupOutcome } from '@doran/contract'
import type { Likeness } from '../game-engine.js'
import { likenessSentence } from '../likeness-sentence.js'

const MOST_MEETINGS = 8
const NOTHING_SHARED = '이번에는 같은 후보를 만나지 못했어요.'

/**
 * By how far the items that both have came: 0 for who lost at once, 1 for the winner. The distance is taken of what it
 * could be at most, so 100 is all alike, and 0 that nothing went on in both.
 */
export function compareWorldcups(a: WorldcupOutcome, b: WorldcupOutcome): Likeness {
  const shared = a.items.filter((item) => b.items.some(({ key }) => key === item.key))
  const ways = shared.map(({ key }) => [wayOf(a, key), wayOf(b, key)] as const)
  const distance = ways.reduce((sum, [one, other]) => sum + Math.abs(one - other), 0)
  const most = ways.reduce((sum, [one, other]) => sum + one + other, 0)
  const percent =
    shared.length === 0 ? 0 : most === 0 ? 100 : Math.round(100 * (1 - distance / most))
  return {
    percent,
    sentence: shared.length === 0 ? NOTHING_SHARED : likenessSentence(percent),
    rows: [
      rowOf('우승', a.champion, b.champion),
      rowOf('준우승', a.runnerUp, b.runnerUp),
      ...meetings(a, b),
    ],
  }
}

/** How many rounds the item came through of all, from 0 to 1. */
function wayOf({ rounds, size }: WorldcupOutcome, key: string): number {
  const lost = rounds.find(({ matches }) =>
    matches.some(({ left, right, winner }) => winner !== key && (left === key || right === key)),
  )
  return Math.log2(size / (lost?.of ?? 1)) / Math.log2(size)
}

/** Whom each preferred where the same two met; those of the last rounds first. */
function meetings(a: WorldcupOutcome, b: WorldcupOutcome): Likeness['rows'] {
  const ofB = new Map(countedOf(b).map((match) => [pairKey(match), match]))
  return countedOf(a)
    .toReversed()
    .flatMap((match) => {
      const same = ofB.get(pairKey(match))
      const [left, right] = [itemOf(a, match.left), itemOf(a, match.right)]
      if (same === undefined || left === undefined || right === undefined) return []
      const winnerIn = (key: string) => (key === left.key ? left : right)
      return [
        rowOf(`${left.label} 대 ${right.label}`, winnerIn(match.winner), winnerIn(same.winner)),
      ]
    })
    .slice(0, MOST_MEETINGS)
}

function countedOf({ rounds }: WorldcupOutcome): WorldcupMatch[] {
  return rounds.flatMap((round) => round.matches).filter((match) => match.isCounted)
}

function pairKey({ left, right }: WorldcupMatch): string {
  return right !== null && left > right ? `${right} ${left}` : `${left} ${right}`
}

function itemOf({ items }: WorldcupOutcome, key: string | null): WorldcupItem | undefined {
  return items.find((item) => item.key === key)
}

function rowOf(label: string, a: WorldcupItem, b: WorldcupItem): Likeness['rows'][number] {
  return { label, a: a.label, b: b.label, isSame: a.key === b.key }
}
