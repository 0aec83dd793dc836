import type { QuizQuestion } from '@doran/contract'
import { particleOf } from '@doran/game-engine'

/** What is said of an answer: “아쉬워요. 정답은 ‘윤슬’이에요.” */
export function verdictWords({ choices, right }: QuizQuestion, chosen: number): string {
  const isRight = right.includes(chosen)
  const named = right.filter((choice) => choice !== chosen).flatMap((at) => choices[at] ?? [])
  if (!isRight) return `아쉬워요. 정답은 ${list(named)}${particleOfLast(named, '이에요/예요')}.`
  if (named.length === 0) return '맞았어요.'
  return `맞았어요. ${list(named)}도 정답이에요.`
}

function list(labels: readonly string[]): string {
  return labels
    .map((label, at) => {
      if (at === labels.length - 1) return `‘${label}’`
      return at === labels.length - 2 ? `‘${label}’${particleOf(label, '과/와')}` : `‘${label}’,`
    })
    .join(' ')
}

const particleOfLast = (labels: readonly string[], pair: string) =>
  particleOf(labels.at(-1) ?? '', pair)
