import type { GameCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { gamePath, playPath } from '../../lib/game-paths'
import { renderLink } from '../../lib/render-link'
import { GameCover } from './internal/game-cover'
import { GamePreview } from './internal/game-preview'
import { GameSpot } from './internal/game-spot'

/** Today's world cup in a strip, with the two who meet first. */
export function TodayRow({ game }: { game: GameCard }) {
  return (
    <section aria-labelledby="today" className="page py-8">
      <GameSpot
        gameId={game.id}
        shelf="today"
        position={1}
        className="corner-card flex flex-wrap items-center gap-x-6 gap-y-4 bg-surface-1 p-4 md:p-5"
      >
        <div className="w-28 shrink-0 md:w-40">
          <GameCover picture={game.cover} isDecoration />
        </div>
        <div className="min-w-40 flex-1">
          <h2 id="today" className="text-sm font-semibold text-ember">
            오늘의 월드컵
          </h2>
          <h3 className="prose-ko mt-0.5 text-h3 font-extrabold">
            <ZoneLink href={gamePath(game.id)} className="no-underline hover:underline">
              {game.title}
            </ZoneLink>
          </h3>
          <GamePreview game={game} className="mt-1 text-text-2" />
        </div>
        <LinkButton href={playPath(game)} renderLink={renderLink} className="max-sm:w-full">
          시작하기
        </LinkButton>
      </GameSpot>
    </section>
  )
}
