import type { ThemeReading } from '@doran/contract'

export type StartWords = { label: string; note: string | null }

const RESTART_LABEL = '처음부터 다시'

/** What starting a theme anew is called, for what the reader has of it. */
export function startWords({ reading, endings }: ThemeReading, endingCount: number): StartWords {
  if (reading) return { label: RESTART_LABEL, note: null }
  if (endings.length === 0) return { label: '읽기 시작', note: null }
  const left = endingCount - endings.length
  const kept = `모은 결말 ${endings.length}개는 그대로 있어요.`
  return {
    label: RESTART_LABEL,
    note: left > 0 ? `${kept} 아직 못 본 결말이 ${left}개 있어요.` : kept,
  }
}
