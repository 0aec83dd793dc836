import { LinkButton } from '@doran/ui'
import { consensusPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'
import { GamePart } from './game-part'

/** To what all boards of the game say together. */
export function ConsensusPart({ gameId }: { gameId: string }) {
  return (
    <GamePart id="consensus" title="모두의 티어표">
      <p className="prose-ko max-w-story text-text-2">
        다른 사람들은 어디에 두었는지, 무엇에서 의견이 가장 갈렸는지 모아 보여 드려요.
      </p>
      <LinkButton
        kind="secondary"
        className="mt-3"
        href={consensusPath(gameId)}
        renderLink={renderLink}
      >
        모두의 티어표 보기
      </LinkButton>
    </GamePart>
  )
}
