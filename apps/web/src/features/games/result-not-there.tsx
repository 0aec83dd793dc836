import type { GameDetail } from '@doran/contract'
import { EmptyState, LinkButton } from '@doran/ui'
import { gamePath } from '../../lib/game-paths'
import { renderLink } from '../../lib/render-link'
import { StartLink } from './internal/detail/start-link'

/** In place of a result that is not shared, or never was. */
export function ResultNotThere({ game }: { game: GameDetail }) {
  return (
    <EmptyState
      level={1}
      title="이 결과는 볼 수 없어요."
      actions={
        <>
          <StartLink game={game}>나도 해 보기</StartLink>
          <LinkButton href={gamePath(game.id)} kind="secondary" renderLink={renderLink}>
            놀이 소개
          </LinkButton>
        </>
      }
    >
      <p>‘{game.title}’의 공개하지 않은 결과이거나 주소가 잘못됐어요.</p>
    </EmptyState>
  )
}
