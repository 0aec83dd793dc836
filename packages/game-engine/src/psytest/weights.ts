import type { PsytestContent } from '@doran/contract'

/** What choices may have weights for. */
export function weightNames({ scoring, results }: PsytestContent): string[] {
  if (scoring.type === 'axis') return scoring.axes.map((axis) => axis.key)
  return scoring.type === 'weight' ? results.map((result) => result.key) : ['points']
}

export function weightOf(weights: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(weights, name) ? (weights[name] ?? 0) : 0
}

/** The weights for one name that each question offers, by choice. */
export function offeredWeights({ questions }: PsytestContent, name: string): number[][] {
  return questions.map(({ choices }) => choices.map(({ weights }) => weightOf(weights, name)))
}

/** The least and the most that answers can add up to. */
export function reachOf(content: PsytestContent, name: string): { min: number; max: number } {
  const offered = offeredWeights(content, name)
  return {
    min: offered.reduce((sum, weights) => sum + Math.min(...weights), 0),
    max: offered.reduce((sum, weights) => sum + Math.max(...weights), 0),
  }
}
