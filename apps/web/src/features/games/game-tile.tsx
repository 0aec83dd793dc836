import type { GameCard } from '@doran/contract'
import { ZoneLink, ratingLabel, type GameShelf } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { gamePath } from '../../lib/game-paths'
import { finishesLabel, kindLabel, minutesLabel } from '../../lib/game-words'
import { GameCover } from './internal/game-cover'
import { GamePreview } from './internal/game-preview'
import { GameSpot } from './internal/game-spot'

export type GameTileProps = {
  game: GameCard
  shelf: GameShelf
  /** From 1. */
  position: number
}

/**
 * A game in a list; the whole of it leads to the game's page. What it begins with lies over the cover while a mouse or
 * the focus is on it; where there is no mouse it is a line below.
 */
export function GameTile({ game, shelf, position }: GameTileProps) {
  const { id, title, subtitle, cover, kind, minutes, ageRating } = game
  const facts = [kindLabel(kind), minutesLabel(minutes), finishesLabel(game)]
  return (
    <GameSpot gameId={id} shelf={shelf} position={position} className="group relative">
      <GameCover picture={cover} isDecoration />
      <p className="mt-2.5 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-3">
        {facts.filter(Boolean).join(' · ')}
        {ageRating !== 'all' && <Badge>{ratingLabel(ageRating)}</Badge>}
      </p>
      <h3 className="prose-ko mt-0.5 font-extrabold text-text md:text-story">
        <ZoneLink
          href={gamePath(id)}
          className="no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </ZoneLink>
      </h3>
      <p className="prose-ko mt-1 text-sm text-text-2">{subtitle}</p>
      <GamePreview
        game={game}
        className="mt-1 text-text-3 pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:inset-x-2 pointer-fine:top-2 pointer-fine:mt-0 pointer-fine:rounded-input pointer-fine:bg-surface-1 pointer-fine:px-3 pointer-fine:py-2 pointer-fine:text-text pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:duration-(--motion-state) pointer-fine:group-has-[a:focus-visible]:opacity-100 pointer-fine:group-hover:opacity-100"
      />
    </GameSpot>
  )
}
