import type { GameCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { GameTile } from './game-tile'

const SHOWN = 4

export function GamesRow({ games }: { games: readonly GameCard[] }) {
  return (
    <section aria-labelledby="games" className="page py-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="games" className="text-h2 font-extrabold text-text">
          놀이
        </h2>
        <ZoneLink
          href={routes.games.path()}
          aria-label="놀이 모두 보기"
          className="inline-flex min-h-11 items-center rounded-small px-1 font-semibold text-text-2 no-underline hover:text-text hover:underline"
        >
          모두 보기
        </ZoneLink>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
        {games.slice(0, SHOWN).map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} shelf="home" position={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}
