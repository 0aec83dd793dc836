import { loginPath } from '@doran/site/session'
import { renderLink } from '../../../../lib/render-link'
import { Button, EmptyState, LinkButton } from '@doran/ui'
import { gamePath, playPath, type PlayedGame } from '../../../../lib/game-paths'
import type { PlayStop, PlayStopReason } from '../client/play-state'

type StopNoticeProps = {
  game: PlayedGame
  stop: PlayStop
  /** Null where there is no play to go on with. */
  onResume: (() => void) | null
  onAnew: () => void
}

const TITLES: Record<PlayStopReason, string> = {
  moved: '다른 창이나 기기에서 이어졌어요.',
  gone: '이 판은 이어 할 수 없어요.',
  refused: '이어 하려면 다시 불러와야 해요.',
  rated: '지금은 이어 할 수 없어요.',
  'signed-out': '로그인이 풀렸어요.',
}

/** In place of a play that cannot go on here as it is. */
export function StopNotice({ game, stop, onResume, onAnew }: StopNoticeProps) {
  const { reason, error } = stop
  return (
    <div className="my-auto">
      <EmptyState
        level={1}
        title={TITLES[reason]}
        actions={<Way {...{ game, stop, onResume, onAnew }} />}
      >
        {reason === 'moved' && <p>마지막으로 고른 데부터 여기서 이어 할 수 있어요.</p>}
        {reason === 'signed-out' && <p>다시 로그인하면 이어 할 수 있어요.</p>}
        {(reason === 'gone' || reason === 'refused' || reason === 'rated') && (
          <p>{error.message}</p>
        )}
      </EmptyState>
    </div>
  )
}

function Way({ game, stop: { reason }, onResume, onAnew }: StopNoticeProps) {
  if (reason === 'signed-out') {
    const next = playPath(game, 'resume')
    return (
      <LinkButton href={loginPath({ next, reason: 'expired' })} renderLink={renderLink}>
        로그인
      </LinkButton>
    )
  }
  if (reason === 'rated') {
    return (
      <LinkButton href={gamePath(game.id)} renderLink={renderLink}>
        놀이 소개
      </LinkButton>
    )
  }
  if (onResume && reason !== 'gone')
    return <Button onClick={onResume}>{reason === 'moved' ? '이어 하기' : '다시 불러오기'}</Button>
  return <Button onClick={onAnew}>처음부터</Button>
}
