import type { PsytestContent, PsytestOutcome, PsytestResult } from '@doran/contract'
import { axisLeanings, nearOnAxis } from './axis.js'
import type { Near } from './near.js'
import { nearBand, pointsOf } from './range.js'
import { scoreOf, scorerOf, type Score } from './scorer.js'
import { nearByPoints, sharesOf } from './weight.js'

/** Null before the last answer, and where the content lacks the result or one of those that go with it. */
export function psytestOutcome(
  content: PsytestContent,
  answers: readonly number[],
): PsytestOutcome | null {
  if (answers.length < content.questions.length) return null
  const scorer = scorerOf(content)
  const score = scoreOf(scorer, answers)
  const result = scorer.resultOf(score)
  const goodMatch = content.results.find(({ key }) => key === result?.goodMatch)
  const differentMatch = content.results.find(({ key }) => key === result?.differentMatch)
  if (result === null || goodMatch === undefined || differentMatch === undefined) return null
  const near = nearOf(content, score, answers)
  return {
    kind: 'psytest',
    resultKey: result.key,
    result,
    ...detailsOf(content, score),
    near: near && { ...near, result: linkTo(near.result) },
    goodMatch: linkTo(goodMatch),
    differentMatch: linkTo(differentMatch),
  }
}

function detailsOf(
  content: PsytestContent,
  { sums, latest }: Score,
): Pick<PsytestOutcome, 'axes' | 'shares' | 'points'> {
  const { scoring } = content
  return {
    axes: scoring.type === 'axis' ? axisLeanings(content, scoring.axes, sums) : [],
    shares: scoring.type === 'weight' ? sharesOf(content, sums, latest) : [],
    points: scoring.type === 'range' ? pointsOf(content, sums[0] ?? 0) : null,
  }
}

function nearOf(
  content: PsytestContent,
  { sums, latest }: Score,
  answers: readonly number[],
): Near | null {
  const { scoring } = content
  if (scoring.type === 'axis') return nearOnAxis(content, scoring.axes, sums, answers)
  return scoring.type === 'weight'
    ? nearByPoints(content, sums, latest)
    : nearBand(content, sums[0] ?? 0)
}

function linkTo({ key, title, tagline, picture }: PsytestResult): PsytestOutcome['goodMatch'] {
  return { key, title, tagline, picture }
}
