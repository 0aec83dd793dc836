import type { GameCard, GameKind } from '@doran/contract'

const LABELS: Record<GameKind, string> = {
  psytest: '첫 질문',
  worldcup: '이런 대결',
  tier: '이런 것들',
  quiz: '첫 문제',
  branch: '첫 문장',
  tomato: '이런 밭',
}

type GamePreviewProps = { game: Pick<GameCard, 'kind' | 'preview'>; className?: string }

/** A taste of a game: its first question or sentence, or some of what is in it. */
export function GamePreview({ game: { kind, preview }, className = '' }: GamePreviewProps) {
  if (preview === '') return null
  return (
    <p className={`prose-ko text-sm ${className}`}>
      <span className="font-semibold text-ember">{LABELS[kind]}</span> {preview}
    </p>
  )
}
