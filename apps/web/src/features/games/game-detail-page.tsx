import { Comments } from '@doran/engagement'
import type { Engagement, GameDetail, GameRanking, GameStat } from '@doran/contract'
import { ratingLabel } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { playPath } from '../../lib/game-paths'
import { contentLabels, finishesLabel, kindLabel, minutesLabel } from '../../lib/game-words'
import { GameTile } from './game-tile'
import { GameActions, GameStartBar, type Mine } from './internal/detail/game-mine'
import { EndingCollection, type CollectedEnding } from './internal/detail/ending-collection'
import { GameCover } from './internal/game-cover'
import { GameGrid } from './internal/game-grid'
import { ConsensusPart } from './internal/detail/consensus-part'
import { GameEngagement } from './internal/detail/game-engagement'
import { GameMaker } from './internal/detail/game-maker'
import { GameMenu } from './internal/detail/game-menu'
import { GamePart } from './internal/detail/game-part'
import { ItemRanking } from './internal/detail/item-ranking'
import { ResultShares } from './internal/detail/result-shares'

export type GameDetailPageProps = {
  game: GameDetail
  mine: Mine
  /** Of stories alone; null where they could not be read, or their rating closes them. */
  endings: readonly CollectedEnding[] | null
  /** Of tests, quizzes, stories and fields of tomatoes, and of world cups; null for the others, and where it could not be read. */
  stat: GameStat | null
  ranking: GameRanking | null
  engagement: Engagement | null
}

export function GameDetailPage(props: GameDetailPageProps) {
  const { game, mine, endings, stat, ranking, engagement } = props
  const { id, title } = game
  return (
    <>
      <article className="page pt-4 md:pt-10">
        <header className="grid gap-6 md:grid-cols-[7fr_6fr] md:items-center md:gap-12">
          <div className="glow-ember">
            <GameCover picture={game.cover} isFirst />
          </div>
          <div className="min-w-0">
            <div className="flex items-start justify-between gap-3">
              <GameFacts game={game} />
              <div className="-mt-2.5 -mr-2.5 shrink-0">
                <GameMenu gameId={id} title={title} />
              </div>
            </div>
            <h1 className="prose-ko mt-2 text-h2 font-extrabold md:text-h1">{title}</h1>
            <p className="prose-ko mt-1 text-text-2 md:mt-2 md:text-story">{game.subtitle}</p>
            <GameMaker maker={game.maker} />
            <div className="mt-4">
              <GameActions game={game} mine={mine} />
            </div>
            <div className="mt-4">
              <GameEngagement id={id} title={title} engagement={engagement} />
            </div>
          </div>
        </header>
        <GamePart id="about" title="소개">
          <p className="prose-ko max-w-story whitespace-pre-line text-text-2">{game.description}</p>
          {game.tags.length > 0 && (
            <p className="mt-3 text-sm text-text-3">
              {game.tags.map((tag) => `#${tag}`).join(' ')}
            </p>
          )}
          {game.version.number > 1 && (
            <p className="mt-3 text-sm text-text-3">버전 {game.version.number}</p>
          )}
        </GamePart>
        {endings && <EndingCollection endings={endings} met={mine.resultKeys} />}
        {game.kind === 'tier' && game.length > 0 && <ConsensusPart gameId={id} />}
        {stat && <ResultShares stat={stat} met={game.kind === 'branch' ? mine.resultKeys : null} />}
        {ranking && <ItemRanking ranking={ranking} />}
        {game.allowComments && (
          <div className="mt-12">
            <Comments targetType="game" targetId={id} playHref={playPath(game)} />
          </div>
        )}
        {game.related.length > 0 && (
          <GamePart id="related" title="비슷한 놀이">
            <GameGrid count={game.related.length}>
              {game.related.map((other, index) => (
                <li key={other.id}>
                  <GameTile game={other} shelf="related" position={index + 1} />
                </li>
              ))}
            </GameGrid>
          </GamePart>
        )}
      </article>
      <GameStartBar game={game} mine={mine} />
    </>
  )
}

function GameFacts({ game }: { game: GameDetail }) {
  const facts = [minutesLabel(game.minutes), ...contentLabels(game), finishesLabel(game)]
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone="ember">{kindLabel(game.kind)}</Badge>
      <Badge>{ratingLabel(game.ageRating)}</Badge>
      {facts.filter(Boolean).map((fact) => (
        <Badge key={fact}>{fact}</Badge>
      ))}
    </p>
  )
}
