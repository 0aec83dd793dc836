import type { GameCard, GameDetail, GameKind, GameMood } from '@doran/contract'

const KINDS: Record<GameKind, string> = { psytest: '심리테스트', worldcup: '월드컵' }

const MOODS: Record<GameMood, string> = {
  short: '3분만',
  together: '같이 하기 좋은',
  funny: '웃긴',
  deep: '진지한',
}

export const kindLabel = (kind: GameKind) => KINDS[kind]
export const moodLabel = (mood: GameMood) => MOODS[mood]
export const minutesLabel = (minutes: number) => `약 ${minutes}분`

/** How often it was played to its end; null while that is not told. */
export function finishesLabel({ finishes }: Pick<GameCard, 'finishes'>): string | null {
  return finishes === null ? null : `${finishes.toLocaleString('ko-KR')}번 했어요`
}

/** What a game is made of: “질문 9개”, “결과 8개”. */
export function contentLabels({ kind, length, resultCount }: GameDetail): string[] {
  return kind === 'worldcup' ? [`후보 ${length}개`] : [`질문 ${length}개`, `결과 ${resultCount}개`]
}

const FIRST = '첫 번째'

/** Where an unfinished play waits: “7번째 질문에서 멈췄어요”. */
export function stoppedAt(kind: GameKind, { done }: { done: number }): string {
  const nth = done === 0 ? FIRST : `${done + 1}번째`
  return `${nth} ${kind === 'worldcup' ? '경기' : '질문'}에서 멈췄어요`
}
