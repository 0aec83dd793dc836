'use client'

import type { FinishedPlay, GameCard } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { resultPath } from '../../../../lib/game-paths'
import { kindLabel } from '../../../../lib/game-words'
import { AttachedCard } from './attached-card'
import { PlayButton } from './play-button'

type AttachedResultProps = {
  play: FinishedPlay
  /** The share code of the reader's own result of the game. */
  own: string | null
  onPlay: (game: GameCard) => void
}

const loadComparison = () =>
  import('../../../../lib/comparison-view').then((module) => module.ComparisonView)

/** Somebody's result; beside one's own where there is one. */
export function AttachedResult({ play, own, onPlay }: AttachedResultProps) {
  const { game, card, shareCode, playerName, isMine } = play
  const compared = own !== null && own !== shareCode && !isMine ? own : null
  const Comparison = useLazyComponent(compared, loadComparison)
  const whose = isMine ? '내 결과' : playerName ? `${playerName} 님의 결과` : '놀이 결과'
  return (
    <AttachedCard
      over={`${whose} · ${kindLabel(game.kind)}`}
      title={card.title}
      href={resultPath(game.id, shareCode)}
      line={card.line ? `${game.title} — ${card.line}` : game.title}
      picture={card.picture ?? game.cover}
      actions={
        !isMine && (
          <PlayButton game={game} kind={compared ? 'secondary' : 'primary'} onPlay={onPlay}>
            {compared ? '다시 해 보기' : '나도 해 보기'}
          </PlayButton>
        )
      }
    >
      {compared && Comparison && (
        <section aria-label="내 결과와 비교" className="mt-5 border-t border-line pt-5">
          <Comparison key={compared} a={compared} b={shareCode} />
        </section>
      )}
    </AttachedCard>
  )
}
