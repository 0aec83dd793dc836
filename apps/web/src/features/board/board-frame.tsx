import type { GameCard, TierOutcome } from '@doran/contract'
import { BoardImage } from '../../lib/board-picture/board-image'
import { formatNamed, groundNamed } from '../../lib/board-picture/board-formats'
import { picturedBoard } from '../../lib/board-picture/pictured-board'
import { shapeBoard } from '../../lib/board-picture/shape-board'

type BoardFrameProps = {
  board: TierOutcome
  game: Pick<GameCard, 'title'>
  playerName: string | null
  host: string
  /** `format`, `ground` and `rows` choose how it looks. */
  query: Record<string, string | string[] | undefined>
}

/** A board's picture and nothing else, in its own size at the upper left. */
export function BoardFrame({ board, game, playerName, host, query }: BoardFrameProps) {
  const pictured = picturedBoard(board, { gameTitle: game.title, note: playerName, host })
  const picture = shapeBoard(pictured, {
    format: formatNamed(textOf(query['format'])),
    ground: groundNamed(textOf(query['ground'])),
    hasEmptyRows: query['rows'] !== 'filled',
  })
  return (
    <main id="main" tabIndex={-1} aria-label={pictured.title}>
      <div className="overflow-hidden" style={{ width: picture.width, height: picture.height }}>
        <BoardImage picture={picture} fontFamily="inherit" sourceOf={(url) => url} />
      </div>
    </main>
  )
}

const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : undefined
