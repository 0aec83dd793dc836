import type { GameCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'

/** The games that somebody made. */
export function CreatorGames({ games }: { games: readonly GameCard[] }) {
  return (
    <section aria-labelledby="creator-games" className="mt-10 md:mt-14">
      <h2 id="creator-games" className="mb-4 text-h3 font-extrabold">
        놀이
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

const KINDS = {
  psytest: '심리테스트',
  worldcup: '월드컵',
  tier: '티어표',
  quiz: '퀴즈',
  branch: '갈림길',
  tomato: '토마토 밭',
} as const satisfies Record<GameCard['kind'], string>

function GameTile({ game: { id, title, subtitle, cover, kind } }: { game: GameCard }) {
  return (
    <li>
      <ZoneLink
        href={`${routes.gameDetail.path()}?id=${encodeURIComponent(id)}`}
        className="group block no-underline"
      >
        <img
          src={cover.url}
          alt=""
          loading="lazy"
          className="corner-image aspect-[4/3] w-full bg-surface-2 object-cover"
        />
        <span className="mt-3 block text-sm text-text-3">{KINDS[kind]}</span>
        <span className="mt-0.5 block font-semibold text-text group-hover:underline">{title}</span>
        <span className="mt-0.5 block text-sm text-text-2">{subtitle}</span>
      </ZoneLink>
    </li>
  )
}
