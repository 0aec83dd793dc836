import type { StorySession, Turn } from '@doran/contract'

export const OFFLINE_NAME = '미리 쓴 이야기'
export const OFFLINE_MEANING = 'AI 없이, 미리 써 둔 장면으로 이어져요'

const SPENT = 'AI 모델이 쓰는 장면을 다 읽었어요. 여기부터는 미리 쓴 이야기로 이어져요.'

type Narrator = StorySession['narrators'][number]

/** Tiers are named only where there are two of them. */
export function narratorName({ key }: Narrator, narrators: readonly Narrator[]): string {
  if (key === 'offline') return OFFLINE_NAME
  if (narrators.length < 3) return 'AI 모델'
  return key === 'deep' ? 'AI 모델 · 깊은' : 'AI 모델 · 기본'
}

/** Who writes next, where that is another than who wrote last. */
export function nextNarratorLabel(
  { narrator, narrators, modelTurnsLeft }: StorySession,
  leaf: Turn | undefined,
): string | null {
  if (!leaf) return null
  const next = narrators.find(({ key }) => key === narrator)
  if (!next || narrator === 'offline') {
    if (leaf.narrator === 'offline') return null
    return modelTurnsLeft === 0 ? SPENT : `다음 장면은 ${OFFLINE_NAME}로 이어져요.`
  }
  if (leaf.narrator === 'model' && leaf.model === next.model) return null
  return `다음 장면은 AI 모델이 써요${next.model === null ? '.' : ` · ${next.model}`}`
}
