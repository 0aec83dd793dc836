import type { PlayCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { playPath } from '../../lib/game-paths'
import { stoppedAt } from '../../lib/game-words'
import { GameCover } from './internal/game-cover'
import { GameSpot } from './internal/game-spot'

const SHOWN = 6

/** Games that wait to go on, and how far they are. */
export function PlaysRow({ plays }: { plays: readonly PlayCard[] }) {
  return (
    <section aria-labelledby="plays" className="page py-8">
      <h2 id="plays" className="text-h2 font-extrabold text-text">
        이어 하기
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {plays.slice(0, SHOWN).map(({ id, game, progress: { done, total } }, index) => (
          <li key={id}>
            <GameSpot gameId={game.id} shelf="waiting" position={index + 1} className="h-full">
              <ZoneLink
                href={playPath(game, 'resume')}
                className="corner-card flex h-full items-center gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
              >
                <div className="w-20 shrink-0">
                  <GameCover picture={game.cover} isDecoration />
                </div>
                <div className="min-w-0 grow">
                  <p className="truncate font-semibold text-text">{game.title}</p>
                  <p className="mt-1 text-sm text-text-2">
                    {stoppedAt(game.kind, { done, total })}
                  </p>
                  <span
                    aria-hidden="true"
                    className="mt-2 block h-1 overflow-hidden rounded-pill bg-surface-3"
                  >
                    <span
                      className="block h-full rounded-pill bg-ember"
                      style={{ width: `${(done / Math.max(1, total)) * 100}%` }}
                    />
                  </span>
                </div>
              </ZoneLink>
            </GameSpot>
          </li>
        ))}
      </ul>
    </section>
  )
}
