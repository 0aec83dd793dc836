import type { GameCard, GameKind } from '@doran/contract'

const LABELS: Record<GameKind, string> = { psytest: '첫 질문', worldcup: '첫 대진' }

type GamePreviewProps = { game: Pick<GameCard, 'kind' | 'preview'>; className?: string }

/** What a game begins with. */
export function GamePreview({ game: { kind, preview }, className = '' }: GamePreviewProps) {
  return (
    <p className={`prose-ko text-sm ${className}`}>
      <span className="font-semibold text-ember">{LABELS[kind]}</span> {preview}
    </p>
  )
}
