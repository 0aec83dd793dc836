import type { PsytestContent } from '@doran/contract'
import { repeated } from '../repeated.js'
import { resultProbabilities } from './result-probabilities.js'
import { checkBands } from './check-bands.js'
import { checkAxes } from './check-axes.js'
import { weightNames } from './weights.js'

/** Whether a result can be reached is asked only where nothing else is wrong. */
export function checkPsytest(content: PsytestContent): string[] {
  const { scoring, results } = content
  const problems = [
    ...repeated(results.map(({ key }) => key)).map((key) => `results: the key ${key} stands twice`),
    ...checkQuestions(content),
    ...checkMatches(content),
    ...(scoring.type === 'axis' ? checkAxes(content, scoring.axes) : []),
    ...(scoring.type === 'range' ? checkBands(content) : []),
  ]
  return problems.length > 0 ? problems : checkReach(content)
}

function checkQuestions(content: PsytestContent): string[] {
  const names = new Set(weightNames(content))
  return content.questions.flatMap(({ choices }, at) => {
    const unknown = choices.flatMap(({ weights }) => Object.keys(weights))
    return [
      ...repeated(choices.map(({ text }) => text.trim())).map(
        (text) => `questions.${at}: the choice “${text}” stands twice`,
      ),
      ...[...new Set(unknown)]
        .filter((name) => !names.has(name))
        .map((name) => `questions.${at}: nothing is called ${name} that a weight could count for`),
    ]
  })
}

function checkMatches({ results }: PsytestContent): string[] {
  const keys = new Set(results.map(({ key }) => key))
  return results.flatMap((result) =>
    (['goodMatch', 'differentMatch'] as const).flatMap((match) => {
      const at = `results.${result.key}.${match}`
      if (!keys.has(result[match])) return [`${at}: there is no result ${result[match]}`]
      return result[match] === result.key ? [`${at}: the result itself`] : []
    }),
  )
}

function checkReach(content: PsytestContent): string[] {
  const { method, of, byResult } = resultProbabilities(content)
  const sheets = `of ${of} ${method === 'exact' ? '' : 'sampled '}answer sheets`
  const reached = Object.values(byResult).reduce((sum, share) => sum + share, 0)
  return [
    ...content.results
      .filter(({ key }) => byResult[key] === 0)
      .map(({ key }) => `results.${key}: none ${sheets} leads to it`),
    ...(reached < 1 - 1e-9 ? [`results: some ${sheets} lead to none`] : []),
  ]
}
