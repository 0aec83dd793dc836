import { Comments } from '@doran/engagement'
import type { FinishedPlay, GameDetail, ThemeCard } from '@doran/contract'
import { playPath } from '../../lib/game-paths'
import { BoardLinks } from './internal/board-links'
import { LazyComparePart } from './internal/compare/lazy-compare-part'
import { GuestActions } from './internal/guest/guest-actions'
import { GuestBar } from './internal/guest/guest-bar'
import { LazyOwnerActions } from './internal/owner/lazy-owner-actions'
import { RelatedGames } from './internal/related-games'
import { ResultDetail } from './internal/view/result-detail'
import { ResultHead } from './internal/view/result-head'
import { sameWords } from './internal/same-words'
import { isShareCode } from '../../lib/share-code'

export type SharedResultPageProps = {
  game: GameDetail
  play: FinishedPlay
  /** The story that the result leads to. */
  story: ThemeCard | null
  /** How many endings of a branching story its owner has met. */
  endingsMet?: number | null
  /** The code of a result to set beside it. */
  compareWith: string | null
}

/** The permalink of a result: for its owner, and for whoever has its link. */
export function SharedResultPage(props: SharedResultPageProps) {
  const { game, play, story, endingsMet = null, compareWith: asked } = props
  const { outcome, card, isMine, samePercent, shareCode } = play
  const compareWith = asked !== null && isShareCode(asked) && asked !== shareCode ? asked : null
  const compare = (
    <div id="compare" className="scroll-mt-20">
      <LazyComparePart key={compareWith} gameId={game.id} play={play} compareWith={compareWith} />
    </div>
  )
  return (
    <article className="page pt-4 md:pt-8">
      <div className="mx-auto max-w-[880px]">
        <ResultHead
          outcome={outcome}
          card={card}
          gameTitle={game.title}
          playerName={play.playerName}
          isMine={isMine}
        />
        {!isMine && <GuestActions game={game} shareCode={shareCode} />}
        {compareWith !== null && compare}
        <ResultDetail
          outcome={outcome}
          story={story}
          storyResult={{ game, shareCode, endingsMet }}
        />
        {outcome.kind === 'tier' && <BoardLinks game={game} play={play} />}
        {samePercent !== null && (
          <p className="mt-10 text-h3 font-extrabold">{sameWords(play, samePercent)}</p>
        )}
        {compareWith === null && compare}
        {isMine && <LazyOwnerActions game={game} play={play} />}
        <RelatedGames games={game.related} />
        {game.allowComments && (
          <div className="mt-12">
            <Comments targetType="game" targetId={game.id} playHref={playPath(game)} />
          </div>
        )}
      </div>
      {!isMine && <GuestBar game={game} shareCode={shareCode} />}
    </article>
  )
}
