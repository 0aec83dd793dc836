import type { PsytestContent } from '@doran/contract'
import { scoreOf, scorerOf, type Score } from './scorer.js'
import { seededRandom } from '../random.js'

const MOST_STEPS = 100_000
const SAMPLES = 5_000
const SAMPLE_SEED = 20

export type ResultProbabilities = {
  /** Over all answer sheets, or over some of them that were drawn. */
  method: 'exact' | 'sampled'
  /** How many answer sheets. */
  of: number
  /** Every result of the content; together 1, less where answers lead to none. */
  byResult: Record<string, number>
}

/** How likely each result is for somebody who answers by lot. */
export function resultProbabilities(content: PsytestContent): ResultProbabilities {
  const counts = countAll(content)
  const counted = counts ?? countSamples(content)
  const of = counts === null ? SAMPLES : sheetCount(content)
  const byResult = content.results.map(({ key }) => [key, (counted.get(key) ?? 0) / of] as const)
  return {
    method: counts === null ? 'sampled' : 'exact',
    of,
    byResult: Object.fromEntries(byResult),
  }
}

function sheetCount({ questions }: PsytestContent): number {
  return questions.reduce((product, { choices }) => product * choices.length, 1)
}

/** Question by question, with one entry for all sheets that stand alike. Null where too many stay apart. */
function countAll(content: PsytestContent): ReadonlyMap<string, number> | null {
  const scorer = scorerOf(content)
  const counts = new Map<string, number>()
  let states: { score: Score; count: number }[] = [{ score: scorer.none, count: 1 }]
  let steps = 0
  for (const [question, { choices }] of content.questions.entries()) {
    steps += states.length * choices.length
    if (steps > MOST_STEPS) return null
    const isLast = question === content.questions.length - 1
    const following = new Map<string, { score: Score; count: number }>()
    for (const { score, count } of states)
      for (const choice of choices.keys()) {
        const added = scorer.add(score, question, choice)
        if (isLast) {
          const key = scorer.resultOf(added)?.key
          if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + count)
          continue
        }
        const name = `${added.sums.join()};${added.latest.join()}`
        const known = following.get(name)
        if (known === undefined) following.set(name, { score: added, count })
        else known.count += count
      }
    states = [...following.values()]
  }
  return counts
}

function countSamples(content: PsytestContent): ReadonlyMap<string, number> {
  const scorer = scorerOf(content)
  const random = seededRandom(SAMPLE_SEED)
  const counts = new Map<string, number>()
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const answers = content.questions.map(({ choices }) => random.below(choices.length))
    const key = scorer.resultOf(scoreOf(scorer, answers))?.key
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
