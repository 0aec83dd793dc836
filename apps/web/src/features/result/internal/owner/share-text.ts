import type { FinishedPlay } from '@doran/contract'

/** What is said beside the link: a test's own words, of a world cup its winner. */
export function shareText({ outcome, card }: Pick<FinishedPlay, 'outcome' | 'card'>): string {
  return outcome.kind === 'psytest'
    ? outcome.result.shareLine
    : `${outcome.champion.label}, 오늘의 우승. ${card.line}`
}
