import type { PsytestOutcome } from '@doran/contract'
import type { Likeness } from '../game-engine.js'
import { pairSentence, type Common } from './pair-sentence.js'
import { pointsPercent } from './points-percent.js'

const MOST_ROWS = 5
/** So far apart are shares at most that count as the same: about one answer of a short test. */
const SAME_SHARE = 17
/** Leanings so near the middle that they lie on both its sides count as the same, too. */
const SAME_LEANING = 10
type Row = Likeness['rows'][number]

/** Null where the two were scored in different ways. */
export function comparePsytests(a: PsytestOutcome, b: PsytestOutcome): Likeness | null {
  const compared = byAxes(a, b) ?? byPoints(a, b) ?? byShares(a, b)
  if (compared === null) return null
  const percent = Math.round(compared.percent)
  const result = {
    label: '결과',
    a: a.result.title,
    b: b.result.title,
    isSame: a.resultKey === b.resultKey,
  }
  return {
    percent,
    sentence: pairSentence(a, b, percent, compared.common),
    rows: [result, ...compared.rows].slice(0, MOST_ROWS),
  }
}

type Compared = { percent: number; rows: Row[]; common: Common } | null

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
  const shared = pairs
    .map(([one, other]) => {
      const pole = poleOf(one)
      const isShared = pole === poleOf(other)
      const isSame = isShared || Math.abs(one.leftPercent - other.leftPercent) <= SAME_LEANING
      return {
        row: { label: one.label, a: leaningOf(one), b: leaningOf(other), isSame },
        pole: isShared ? pole : null,
        both: isShared ? Math.min(leanOf(one), leanOf(other)) : 0,
      }
    })
    .toSorted((one, other) => other.both - one.both)
  const [most] = shared
  return {
    percent: 100 - distance / pairs.length,
    rows: shared.map(({ row }) => row),
    common: {
      by: 'axis',
      shared: most?.pole ? { label: most.row.label, pole: most.pole } : null,
    },
  }
}

type Axis = PsytestOutcome['axes'][number]

function poleOf({ left, right, leftPercent }: Axis): string {
  return leftPercent < 50 ? right : left
}

function leanOf({ leftPercent }: Axis): number {
  return Math.max(leftPercent, 100 - leftPercent)
}

function leaningOf(axis: Axis): string {
  return `${poleOf(axis)} ${leanOf(axis)}%`
}

/** 100 less the distance on the span. */
function byPoints(a: PsytestOutcome, b: PsytestOutcome): Compared {
  if (a.points === null || b.points === null) return null
  const percent = 100 - Math.abs(pointsPercent(a.points) - pointsPercent(b.points))
  const [own, other] = [`${a.points.sum}점`, `${b.points.sum}점`]
  return {
    percent,
    rows: [{ label: '점수', a: own, b: other, isSame: own === other }],
    common: { by: 'points', distance: Math.abs(a.points.sum - b.points.sum) },
  }
}

/** What the shares have in common; rounded ones need not add up to 100. */
function byShares(a: PsytestOutcome, b: PsytestOutcome): Compared {
  const [ofA, ofB] = [sharesByKey(a), sharesByKey(b)]
  if (ofA.size === 0 || ofB.size === 0) return null
  const titles = new Map([...a.shares, ...b.shares].map((share) => [share.resultKey, share.title]))
  const shares = [...titles]
    .map(([key, title]) => {
      const [own, other] = [ofA.get(key) ?? 0, ofB.get(key) ?? 0]
      return { key, title, a: own, b: other, both: Math.min(own, other), all: own + other }
    })
    .toSorted(
      (one, other) =>
        other.both - one.both || other.all - one.all || (one.key < other.key ? -1 : 1),
    )
  const [most] = shares
  const both = shares.reduce((sum, share) => sum + share.both, 0)
  return {
    percent: (100 * both) / Math.max(sumOf(ofA), sumOf(ofB)),
    rows: shares.map((share) => ({
      label: share.title,
      a: shareWords(share.a),
      b: shareWords(share.b),
      isSame: share.both > 0 && Math.abs(share.a - share.b) <= SAME_SHARE,
    })),
    common: { by: 'shares', shared: most !== undefined && most.both > 0 ? most.title : null },
  }
}

function shareWords(percent: number): string {
  return percent === 0 ? '없어요' : `${percent}%`
}

function sharesByKey({ shares }: PsytestOutcome): ReadonlyMap<string, number> {
  return new Map(shares.map(({ resultKey, percent }) => [resultKey, percent]))
}

function sumOf(shares: ReadonlyMap<string, number>): number {
  return [...shares.values()].reduce((sum, percent) => sum + percent, 0)
}
