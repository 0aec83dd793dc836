import type { FinishedPlay, GameDetail } from '@doran/contract'
import { LinkButton } from '@doran/ui'
import { boardPicturePath, boardFromPath, consensusPath } from '../../../lib/game-paths'
import { renderLink } from '../../../lib/render-link'

type BoardLinksProps = {
  game: Pick<GameDetail, 'id' | 'kind' | 'length'>
  play: Pick<FinishedPlay, 'shareCode' | 'isMine'>
}

/** Where a finished board leads: to a picture of it, to everybody's, and to one that begins with it. */
export function BoardLinks({ game, play: { shareCode, isMine } }: BoardLinksProps) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {game.length > 0 && (
        <LinkButton kind="secondary" href={consensusPath(game.id)} renderLink={renderLink}>
          모두의 티어표
        </LinkButton>
      )}
      <LinkButton kind="secondary" href={boardPicturePath(shareCode)} renderLink={renderLink}>
        썸네일 만들기
      </LinkButton>
      <LinkButton kind="secondary" href={boardFromPath(game, shareCode)} renderLink={renderLink}>
        {isMine ? '이어서 고치기' : '이 표에서 시작하기'}
      </LinkButton>
    </p>
  )
}
