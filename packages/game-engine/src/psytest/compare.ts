import type { PsytestOutcome } from '@doran/contract'
import type { Likeness } from '../game-engine.js'
import { likenessSentence } from '../likeness-sentence.js'
import { pointsPercent } from './points-percent.js'

const MOST_ROWS = 5
type Row = Likeness['rows'][number]

/** Null where the two were scored in different ways. */
export function comparePsytests(a: PsytestOutcome, b: PsytestOutcome): Likeness | null {
  const likeness = byAxes(a, b) ?? byPoints(a, b) ?? byShares(a, b)
  if (likeness === null) return null
  const percent = Math.round(likeness.percent)
  const result = {
    label: '결과',
    a: a.result.title,
    b: b.result.title,
    isSame: a.resultKey === b.resultKey,
  }
  return { percent, sentence: likenessSentence(percent), rows: [result, ...likeness.rows] }
}

type Compared = { percent: number; rows: Row[] } | null

/** 100 less the mean distance of the leanings. */
function byAxes(a: PsytestOutcome, b: PsytestOutcome): Compared {
  const pairs = a.axes.flatMap((axis) => {
    const other = b.axes.find(({ key }) => key === axis.key)
    return other === undefined ? [] : [[axis, other] as const]
  })
  if (pairs.length === 0 || pairs.length < Math.max(a.axes.length, b.axes.length)) return null
  const distance = pairs.reduce(
    (sum, [one, other]) => sum + Math.abs(one.leftPercent - other.leftPercent),
    0,
  )
  const rows = pairs.map(([one, other]) => {
    const isSame = poleOf(one) === poleOf(other)
    return { label: one.label, a: leaningOf(one), b: leaningOf(other), isSame }
  })
  return { percent: 100 - distance / pairs.length, rows }
}

type Axis = PsytestOutcome['axes'][number]

function poleOf({ left, right, leftPercent }: Axis): string {
  return leftPercent < 50 ? right : left
}

function leaningOf(axis: Axis): string {
  return `${poleOf(axis)} ${Math.max(axis.leftPercent, 100 - axis.leftPercent)}%`
}

/** 100 less the distance on the span. */
function byPoints(a: PsytestOutcome, b: PsytestOutcome): Compared {
  if (a.points === null || b.points === null) return null
  const percent = 100 - Math.abs(pointsPercent(a.points) - pointsPercent(b.points))
  const [own, other] = [`${a.points.sum}점`, `${b.points.sum}점`]
  return { percent, rows: [{ label: '점수', a: own, b: other, isSame: own === other }] }
}

/** What the shares have in common. */
function byShares(a: PsytestOutcome, b: PsytestOutcome): Compared {
  const [ofA, ofB] = [sharesByKey(a), sharesByKey(b)]
  if (ofA.size === 0 || ofB.size === 0) return null
  const titles = new Map([...a.shares, ...b.shares].map((share) => [share.resultKey, share.title]))
  const shared = [...titles].map(([key, title]) => ({
    title,
    a: ofA.get(key) ?? 0,
    b: ofB.get(key) ?? 0,
  }))
  const percent = shared.reduce((sum, share) => sum + Math.min(share.a, share.b), 0)
  const rows = shared
    .toSorted((one, other) => other.a + other.b - one.a - one.b)
    .slice(0, MOST_ROWS)
    .map((share) => ({
      label: share.title,
      a: `${share.a}%`,
      b: `${share.b}%`,
      isSame: share.a === share.b,
    }))
  return { percent, rows }
}

function sharesByKey({ shares }: PsytestOutcome): ReadonlyMap<string, number> {
  return new Map(shares.map(({ resultKey, percent }) => [resultKey, percent]))
}
