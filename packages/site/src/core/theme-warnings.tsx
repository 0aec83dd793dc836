import type { ThemeCard } from '@doran/contract'
import { WARNINGS_LABEL } from './theme-copy.js'

type ThemeWarningsProps = { theme: Pick<ThemeCard, 'warnings'>; className?: string }

/** Warns of content that not everybody wants to read; shown wherever the story can be started. */
export function ThemeWarnings({ theme: { warnings }, className = '' }: ThemeWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <p className={`prose-ko text-sm text-text-2 ${className}`}>
      <span className="font-semibold text-text">{WARNINGS_LABEL}:</span> {warnings.join(', ')}
    </p>
  )
}
