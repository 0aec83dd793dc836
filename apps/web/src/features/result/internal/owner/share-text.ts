import type { FinishedPlay } from '@doran/contract'

/** What is said beside the link: a test's own words, of a world cup its winner. */
export function shareText({ outcome, card }: Pick<FinishedPlay, 'outcome' | 'card'>): string {
  return outcome.kind === 'psytest'
    ? outcome.result.shareLine
    : `오늘의 우승은 ${outcome.champion.label}. ${card.line}`
}
