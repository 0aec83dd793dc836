import type { GameDetail, ReplyOf } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { ThumbBar } from '@doran/ui'
import { resultPath } from '../../../../lib/game-paths'
import { stoppedAt } from '../../../../lib/game-words'
import { StartLink } from './start-link'

export type Mine = ReplyOf<'GET /v1/game/{gameId}/mine'>

type GameMineProps = { game: GameDetail; mine: Mine }

/** What one can do with a game, by what one has of it: begin, go on, begin anew, look at the last result. */
export function GameActions({ game, mine: { unfinished, finished } }: GameMineProps) {
  return (
    <>
      {unfinished ? (
        <div className="corner-card bg-surface-1 p-4">
          <p className="font-semibold">{stoppedAt(game.kind, unfinished.progress)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <StartLink game={game} way="resume" className="max-md:hidden">
              이어 하기
            </StartLink>
            <StartLink game={game} way="fresh" kind="secondary">
              처음부터
            </StartLink>
          </div>
        </div>
      ) : (
        <StartLink game={game} size="large" way={startWay(finished)} className="max-md:hidden">
          {startLabel(finished)}
        </StartLink>
      )}
      {finished?.result && (
        <p className="mt-2">
          <ZoneLink
            href={resultPath(game.id, finished.shareCode)}
            className="inline-flex min-h-11 items-center text-text-2 hover:text-text"
          >
            {game.kind === 'branch' ? '지난 결말' : '지난 결과'}: {finished.result.title}
          </ZoneLink>
        </p>
      )}
    </>
  )
}

/** What comes first, in the bar that stays above a phone's tabs. */
export function GameStartBar({ game, mine: { unfinished, finished } }: GameMineProps) {
  return (
    <ThumbBar className="gutter">
      {unfinished ? (
        <StartLink game={game} way="resume" isWide>
          이어 하기
        </StartLink>
      ) : (
        <StartLink game={game} way={startWay(finished)} isWide>
          {startLabel(finished)}
        </StartLink>
      )}
    </ThumbBar>
  )
}

const startLabel = (finished: Mine['finished']) => (finished ? '다시 하기' : '시작하기')
const startWay = (finished: Mine['finished']) => (finished ? 'fresh' : undefined)
