'use client'

import type { GameCard } from '@doran/contract'
import { ratingLabel } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { gamePath, resultPath } from '../../../../lib/game-paths'
import { kindLabel, minutesLabel } from '../../../../lib/game-words'
import { renderLink } from '../../../../lib/render-link'
import { AttachedCard } from './attached-card'
import { PlayButton } from './play-button'

type AttachedGameProps = {
  game: GameCard
  own: string | null
  onPlay: (game: GameCard) => void
}

/** A game to be played here. */
export function AttachedGame({ game, own, onPlay }: AttachedGameProps) {
  const { id, kind, title, subtitle, cover, minutes, ageRating } = game
  const facts = [kindLabel(kind), minutesLabel(minutes)]
  if (ageRating !== 'all') facts.push(ratingLabel(ageRating))
  return (
    <AttachedCard
      over={facts.join(' · ')}
      title={title}
      href={gamePath(id)}
      line={subtitle}
      picture={cover}
      actions={
        <>
          <PlayButton game={game} kind={own ? 'secondary' : 'primary'} onPlay={onPlay}>
            {own ? '다시 해 보기' : kind === 'tomato' ? '하러 가기' : '여기서 해 보기'}
          </PlayButton>
          {own && (
            <LinkButton href={resultPath(id, own)} renderLink={renderLink}>
              내 결과 보기
            </LinkButton>
          )}
        </>
      }
    />
  )
}
