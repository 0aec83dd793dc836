import type { ThemeReading } from '@doran/contract'

export type StartWords = { label: string; note: string | null }

/** What starting a theme anew is called, for what the reader has of it. */
export function startWords({ reading, endings }: ThemeReading, endingCount: number): StartWords {
  if (reading) return { label: '처음부터 새로', note: null }
  if (endings.length === 0) return { label: '이야기 시작하기', note: null }
  const label = endings.length < endingCount ? '다른 결말 찾아보기' : '처음부터 다시 읽기'
  return { label, note: `처음부터 새로 읽어요. 모은 결말 ${endings.length}개는 그대로 있어요.` }
}
