/** What a model is called; tiers are named only where there are two of them. */
export function tierName(tier: 'basic' | 'deep', tierCount: number): string {
  if (tierCount < 2) return 'AI 모델'
  return tier === 'deep' ? 'AI 모델 · 깊은' : 'AI 모델 · 기본'
}
