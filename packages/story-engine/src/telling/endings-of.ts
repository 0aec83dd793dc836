import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { ReachedEnding } from './turn-types.js'

export function endingsOf(theme: CompiledTheme): (ReachedEnding & { hint: string })[] {
  return theme.endings.map(({ key, title, hint, badge, rare }) => ({
    key,
    title,
    hint,
    badge,
    rare,
  }))
}

export function findEnding(theme: CompiledTheme, key: string | undefined): ReachedEnding | null {
  const ending = theme.endings.find((known) => known.key === key)
  if (!ending) return null
  const { title, badge, rare } = ending
  return { key: ending.key, title, badge, rare }
}
