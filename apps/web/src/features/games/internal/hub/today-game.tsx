import type { GameCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Badge, LinkButton } from '@doran/ui'
import { gamePath, playPath } from '../../../../lib/game-paths'
import { finishesLabel, kindLabel, minutesLabel } from '../../../../lib/game-words'
import { renderLink } from '../../../../lib/render-link'
import { GameCover } from '../game-cover'
import { GamePreview } from '../game-preview'
import { GameSpot } from '../game-spot'

/** The day's game as wide as the page. It is never one rated 15. */
export function TodayGame({ title, game }: { title: string; game: GameCard }) {
  const { id, kind, minutes } = game
  const finishes = finishesLabel(game)
  return (
    <section aria-labelledby="today" className="page mt-8">
      <h2 id="today" className="text-h3 font-extrabold">
        {title}
      </h2>
      <GameSpot
        gameId={id}
        shelf="today"
        position={1}
        className="glow-ember corner-card mt-4 grid gap-4 bg-surface-1 p-4 md:grid-cols-[7fr_6fr] md:items-center md:gap-8 md:p-6"
      >
        <GameCover picture={game.cover} isDecoration isFirst />
        <div className="min-w-0 px-1 pb-2 md:p-0">
          <p className="flex flex-wrap gap-1.5">
            <Badge tone="ember">{kindLabel(kind)}</Badge>
            <Badge>{minutesLabel(minutes)}</Badge>
            {finishes && <Badge>{finishes}</Badge>}
          </p>
          <h3 className="prose-ko mt-3 text-h2 font-extrabold md:text-h1">
            <ZoneLink href={gamePath(id)} className="no-underline hover:underline">
              {game.title}
            </ZoneLink>
          </h3>
          <p className="prose-ko mt-1 text-text-2 md:text-story">{game.subtitle}</p>
          <GamePreview
            game={game}
            className="mt-4 border-l-2 border-ember pl-3 text-text-2 md:text-base"
          />
          <div className="mt-5 flex flex-wrap gap-2">
            <LinkButton href={playPath(game)} renderLink={renderLink}>
              시작하기
            </LinkButton>
            <LinkButton kind="quiet" href={gamePath(id)} renderLink={renderLink}>
              놀이 소개
            </LinkButton>
          </div>
        </div>
      </GameSpot>
    </section>
  )
}
