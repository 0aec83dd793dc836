import type { GameCard } from '@doran/contract'
import type { GameShelf as ShelfName } from '@doran/site/core'
import { GameTile } from '../../game-tile'
import { GameGrid } from '../game-grid'

type GameShelfProps = { id: ShelfName; title: string; games: readonly GameCard[] }

export function GameShelf({ id, title, games }: GameShelfProps) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id} className="page mt-12">
      <h2 id={id} className="text-h3 font-extrabold">
        {title}
      </h2>
      <GameGrid count={games.length}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} shelf={id} position={index + 1} />
          </li>
        ))}
      </GameGrid>
    </section>
  )
}
