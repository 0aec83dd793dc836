'use client'

import type { GameCard } from '@doran/contract'
import { Button, LinkButton } from '@doran/ui'
import { playPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'

type PlayButtonProps = {
  game: GameCard
  kind: 'primary' | 'secondary'
  onPlay: (game: GameCard) => void
  children: string
}

/** Plays a game over the post; a field of tomatoes has a page of its own. */
export function PlayButton({ game, kind, onPlay, children }: PlayButtonProps) {
  if (game.kind === 'tomato')
    return (
      <LinkButton kind={kind} href={playPath(game)} renderLink={renderLink}>
        {children}
      </LinkButton>
    )
  return (
    <Button kind={kind} onClick={() => onPlay(game)}>
      {children}
    </Button>
  )
}
