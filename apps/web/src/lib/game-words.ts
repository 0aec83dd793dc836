import type { GameCard, GameDetail, GameKind, GameMood } from '@doran/contract'

const KINDS: Record<GameKind, string> = {
  psytest: '심리테스트',
  worldcup: '월드컵',
  tier: '티어표',
  quiz: '퀴즈',
  branch: '갈림길',
  tomato: '토마토',
}

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
  switch (kind) {
    case 'psytest':
      return [`질문 ${length}개`, `결과 ${resultCount}개`]
    case 'worldcup':
      return [`후보 ${length}개`]
    case 'tier':
      return length > 0 ? [`항목 ${length}개`] : []
    case 'quiz':
      return [`${length}문제`]
    case 'branch':
      return [`결말 ${resultCount}개`]
    case 'tomato':
      return [`${length}초 한 판`]
  }
}

/** How many of a story's endings somebody has met. */
export function endingsMet(met: number, count: number): string {
  if (met === 0) return `결말 ${count}개가 기다리고 있어요`
  return met < count ? `결말 ${count}개 중 ${met}개를 만났어요` : `결말 ${count}개를 모두 만났어요`
}

/** A scene of a story, by how many came before it. */
export const sceneLabel = (before: number) => (before === 0 ? '첫 장면' : `${before + 1}번째 장면`)

const FIRST = '첫 번째'
const STOPS = {
  psytest: '질문에서',
  worldcup: '경기에서',
  quiz: '문제에서',
} as const

/** Where an unfinished play waits: “7번째 질문에서 멈췄어요”. */
export function stoppedAt(
  kind: GameKind,
  { done, total }: { done: number; total: number },
): string {
  if (kind === 'tier') return `${total}개 중 ${done}개를 놓았어요`
  if (kind === 'tomato') return '하던 판이 남아 있어요'
  if (kind === 'branch') return `${sceneLabel(done)}에서 멈췄어요`
  const nth = done === 0 ? FIRST : `${done + 1}번째`
  return `${nth} ${STOPS[kind]} 멈췄어요`
}
