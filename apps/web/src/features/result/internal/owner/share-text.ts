import type { FinishedPlay, QuizOutcome } from '@doran/contract'
import { particleOf } from '@doran/game-engine'

/** What is said beside the link: a test's own words, else what came out. */
export function shareText({ outcome, card }: Pick<FinishedPlay, 'outcome' | 'card'>): string {
  switch (outcome.kind) {
    case 'psytest':
      return outcome.result.shareLine
    case 'worldcup':
      return `오늘의 우승은 ${outcome.champion.label}. ${card.line}`
    case 'tier':
      return `${card.title}. ${card.line}`
    case 'quiz':
      return `${scoreWords(outcome)} 결과는 ‘${card.title}’.`
    case 'tomato':
      return `토마토 밭에서 ${card.title}! ${outcome.band.line}`
    case 'branch':
      return `‘${card.title}’${particleOf(card.title, '이라는/라는')} 결말을 만났어요. ${card.line}`
  }
}

function scoreWords({ score, total }: QuizOutcome): string {
  if (score === total) return `${total}문제를 모두 맞혔어요.`
  return score === 0 ? `${total}문제를 모두 틀렸어요.` : `${total}문제 중 ${score}개를 맞혔어요.`
}
