import type { WorldcupItem, WorldcupMatch, WorldcupOutcome } from '@doran/contract'
import type { Likeness } from '../game-engine.js'
import { pairSentence } from './pair-sentence.js'
import { reachName, reachOf } from './reach.js'

const MOST_FAVOURITES = 2
const MOST_ROWS = 5
const NOTHING_SHARED = '이번에는 같은 후보를 만나지 못했어요.'
type Row = Likeness['rows'][number]

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
  const favourites = favouritesOf(shared, a, b)
  const [first] = favourites
  const favourite = first ? { item: first.item, reach: Math.max(first.a, first.b) } : null
  return {
    percent,
    sentence: shared.length === 0 ? NOTHING_SHARED : pairSentence(a, b, percent, favourite),
    rows: [
      rowOf('우승', a.champion, b.champion),
      ...favourites
        .filter((each) => Math.max(each.a, each.b) > 1)
        .slice(0, MOST_FAVOURITES)
        .map(favouriteRow),
      ...meetings(a, b),
    ].slice(0, MOST_ROWS),
  }
}

/** How many rounds the item came through of all, from 0 to 1. */
function wayOf(outcome: WorldcupOutcome, key: string): number {
  return Math.log2(outcome.size / reachOf(outcome, key)) / Math.log2(outcome.size)
}

type BothReach = { item: WorldcupItem; a: number; b: number }

/** What went on in both, the furthest first; the same from both sides. */
function favouritesOf(
  shared: readonly WorldcupItem[],
  a: WorldcupOutcome,
  b: WorldcupOutcome,
): BothReach[] {
  return shared
    .map((item) => ({ item, a: reachOf(a, item.key), b: reachOf(b, item.key) }))
    .filter((each) => each.a < a.size && each.b < b.size)
    .toSorted(
      (one, other) =>
        Math.max(one.a, one.b) - Math.max(other.a, other.b) ||
        one.a + one.b - other.a - other.b ||
        (one.item.key < other.item.key ? -1 : 1),
    )
}

/** A round more or less counts as the same, and so do the last four. */
function favouriteRow({ item, a, b }: BothReach): Row {
  const isSame = Math.max(a, b) <= Math.max(4, 2 * Math.min(a, b))
  return { label: item.label, a: reachName(a), b: reachName(b), isSame }
}

/** Whom each preferred where the same two met: those on whom both agree first, then those of the last rounds. */
function meetings(a: WorldcupOutcome, b: WorldcupOutcome): Row[] {
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
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame))
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

function rowOf(label: string, a: WorldcupItem, b: WorldcupItem): Row {
  return { label, a: a.label, b: b.label, isSame: a.key === b.key }
}
