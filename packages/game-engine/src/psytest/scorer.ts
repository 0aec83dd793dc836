import type { PsytestContent, PsytestResult } from '@doran/contract'
import { axisKey } from './axis.js'
import { bandFor } from './range.js'
import { leading } from './weight.js'
import { weightNames, weightOf } from './weights.js'

export type Score = {
  /** By axis, by result, or the points alone. */
  readonly sums: readonly number[]
  /** Of `last-chosen` alone: by result 1 + the last question in which it was chosen, 0 for never. */
  readonly latest: readonly number[]
}

export type Scorer = {
  readonly none: Score
  add(score: Score, question: number, choice: number): Score
  /** Null where the content has no result for it. */
  resultOf(score: Score): PsytestResult | null
}

export function scorerOf(content: PsytestContent): Scorer {
  const { scoring, questions, results } = content
  const names = weightNames(content)
  const zeros = names.map(() => 0)
  const keepsLatest = scoring.type === 'weight' && scoring.tie === 'last-chosen'
  const table = questions.map(({ choices }) =>
    choices.map(({ weights }) => names.map((name) => weightOf(weights, name))),
  )
  return {
    none: { sums: zeros, latest: keepsLatest ? zeros : [] },
    add({ sums, latest }, question, choice) {
      const weights = table[question]?.[choice] ?? zeros
      return {
        sums: sums.map((sum, at) => sum + (weights[at] ?? 0)),
        latest: keepsLatest
          ? latest.map((last, at) => ((weights[at] ?? 0) > 0 ? question + 1 : last))
          : latest,
      }
    },
    resultOf({ sums, latest }) {
      if (scoring.type === 'weight') return results[leading(sums, latest)] ?? null
      if (scoring.type === 'range') return bandFor(results, sums[0] ?? 0)
      const key = axisKey(scoring.axes, sums)
      return results.find((result) => result.key === key) ?? null
    },
  }
}

export function scoreOf(scorer: Scorer, answers: readonly number[]): Score {
  return answers.reduce((score, choice, at) => scorer.add(score, at, choice), scorer.none)
}
