import { roundName } from '@doran/game-engine'
import { stoppedAt } from '../../../../lib/game-words'
import type { Progress } from './use-play-session'

/** “7번째 질문에서 멈췄어요” */
export function describeQuestion({ done, total }: Progress): string {
  return done >= total ? '결과만 남았어요' : stoppedAt('psytest', { done, total })
}

/** “7번째 문제에서 멈췄어요” */
export function describeProblem({ done, total }: Progress): string {
  return done >= total ? '결과만 남았어요' : stoppedAt('quiz', { done, total })
}

/** “5번째 장면에서 멈췄어요” */
export function describeScene({ done, total }: Progress): string {
  return done >= total ? '결말만 남았어요' : stoppedAt('branch', { done, total })
}

/** “16강 3번째 경기에서 멈췄어요” */
export function describeMatch({ done, total }: Progress): string {
  if (done >= total) return '결과만 남았어요'
  const { of, index } = matchAt(done, total)
  return of === 2 ? '결승에서 멈췄어요' : `${roundName(of)} ${index}번째 경기에서 멈췄어요`
}

/** In a knockout all rounds but the first are full, so the number of all matches tells what each round has. */
function matchAt(done: number, total: number): { of: number; index: number } {
  let of = 2 ** Math.ceil(Math.log2(total + 1))
  let matches = total - (of / 2 - 1)
  let left = done
  while (left >= matches) {
    left -= matches
    of /= 2
    matches = of / 2
  }
  return { of, index: left + 1 }
}
