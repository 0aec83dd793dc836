import type { ReactNode } from 'react'
import type { FinishedPlay } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { resultPath } from '../../lib/game-paths'

type BoardThumbnailPageProps = {
  play: Pick<FinishedPlay, 'game' | 'shareCode' | 'isMine' | 'playerName'>
  /** What makes the picture. */
  children: ReactNode
}

/** A picture of a board that is finished: of one's own, or of whoever shared it. */
export function BoardThumbnailPage({ play, children }: BoardThumbnailPageProps) {
  const { game, shareCode, isMine, playerName } = play
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <div className="mx-auto max-w-[560px]">
        <h1 className="prose-ko text-h2 font-extrabold">{game.title}</h1>
        <p className="mb-4">
          <ZoneLink
            href={resultPath(game.id, shareCode)}
            className="inline-flex min-h-11 items-center text-text-2"
          >
            {isMine ? '내 결과 보기' : `${playerName ?? '친구'}의 결과 보기`}
          </ZoneLink>
        </p>
        {children}
      </div>
    </div>
  )
}
