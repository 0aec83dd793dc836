import type { GameCard, GameKind } from '@doran/contract'

const LABELS: Record<GameKind, string> = { psytest: '첫 질문', worldcup: '이런 대결' }

type GamePreviewProps = { game: Pick<GameCard, 'kind' | 'preview'>; className?: string }

/** A taste of a game: a test's first question, two of a world cup who may meet. */
export function GamePreview({ game: { kind, preview }, className = '' }: GamePreviewProps) {
  return (
    <p className={`prose-ko text-sm ${className}`}>
      <span className="font-semibold text-ember">{LABELS[kind]}</span> {preview}
    </p>
  )
}
