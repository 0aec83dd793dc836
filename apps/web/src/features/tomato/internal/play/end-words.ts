import type { ScoreRow, TomatoContent, TomatoOutcome, Unranked } from '@doran/contract'
import { ARCADE } from '@doran/contract/arcade/limits'

const UNRANKED: Record<Unranked, string> = {
  visitor: '로그인하면 순위에 올라가요. 지금까지의 기록도 함께 옮겨 드려요.',
  relaxed: '느긋하게 딴 판은 순위 없이 내 결과로만 남아요.',
  paused: `${ARCADE.pauses}번 넘게 멈춘 판이라 순위에는 올리지 않았어요.`,
  too_fast: '손보다 빠른 기록이라 순위에는 올리지 않았어요.',
  clock: '기기의 시계가 우리 시계와 달라서 순위에는 올리지 않았어요.',
  late: '끝난 지 오래 지나서 도착했어요. 순위에는 올리지 않고 기록만 남겼어요.',
}

/** The server sees how long a game took from its start, and not whether a pause or the way here took it. */
const LATE_AFTER_PAUSE =
  '쉬었다 온 시간이 길었거나 늦게 도착했어요. 순위에는 올리지 않고 기록만 남겼어요.'

/** Why a game is in no ranking. */
export function unrankedWords(reason: Unranked, { pauses }: Pick<TomatoOutcome, 'pauses'>): string {
  return reason === 'late' && pauses > 0 ? LATE_AFTER_PAUSE : UNRANKED[reason]
}

/** “7위에서 4위로 올라갔어요” */
export function placeWords({ before, after }: { before: number | null; after: number }): string {
  if (before === null) return `이번 주 ${after}위로 순위에 올랐어요.`
  if (after < before) return `${before}위에서 ${after}위로 올라갔어요.`
  return `이번 주 ${after}위예요.`
}

/** What is just out of reach: the next name of the week, or the next band, whichever is nearer. */
export function nextGoal(
  score: number,
  bands: TomatoContent['bands'],
  ranking: readonly ScoreRow[],
): string | null {
  const names = ranking.filter((row) => !row.isMine && row.score > score)
  const goals = [
    ...names.map((row) => ({ from: row.score + 1, name: '다음 이름' })),
    ...bands
      .filter(({ from }) => from > score)
      .map(({ from, title }) => ({ from, name: `‘${title}’` })),
  ].toSorted((a, b) => a.from - b.from)
  const [goal] = goals
  return goal ? `${goal.name}까지 ${(goal.from - score).toLocaleString('ko-KR')}점` : null
}

/** By which people talk of a field. */
export const seedCode = (seed: number) => seed.toString(36).toUpperCase().padStart(6, '0')
