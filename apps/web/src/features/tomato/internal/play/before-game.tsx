import type { ApiError } from '@doran/api-client'
import type { PlayMode } from '@doran/contract'
import { Button } from '@doran/ui'
import { NoticeScreen } from './notice-screen'

type AskDailyProps = {
  triesLeft: number
  onBegin: (mode: PlayMode) => void
  onLeave: () => void
}

/** Before one of the few tries at today's seed is taken. */
export function AskDaily({ triesLeft, onBegin, onLeave }: AskDailyProps) {
  if (triesLeft === 0) return <NoTries onBegin={onBegin} onLeave={onLeave} />
  return (
    <NoticeScreen
      title="오늘의 씨앗"
      onLeave={onLeave}
      actions={
        <Button size="large" isWide onClick={() => onBegin('daily')}>
          시작하기
        </Button>
      }
    >
      <p>오늘은 모두가 같은 밭이에요. {triesLeft}번 남았고, 시작하면 한 번을 써요.</p>
    </NoticeScreen>
  )
}

function NoTries({ onBegin, onLeave }: Omit<AskDailyProps, 'triesLeft'>) {
  return (
    <NoticeScreen
      title="오늘의 씨앗은 다 심었어요"
      onLeave={onLeave}
      actions={<OtherWays onBegin={onBegin} onLeave={onLeave} />}
    >
      <p>세 번 모두 즐겼어요. 내일 새 씨앗이 나와요.</p>
    </NoticeScreen>
  )
}

function OtherWays({ onBegin, onLeave }: Omit<AskDailyProps, 'triesLeft'>) {
  return (
    <>
      <Button size="large" isWide onClick={() => onBegin('normal')}>
        60초로 한 판 하기
      </Button>
      <Button kind="quiet" isWide onClick={onLeave}>
        밭으로
      </Button>
    </>
  )
}

type RefusedProps = Omit<AskDailyProps, 'triesLeft'> & { mode: PlayMode; error: ApiError }

/** Where the server gives no game. */
export function Refused({ mode, error, onBegin, onLeave }: RefusedProps) {
  if (error.code === 'NO_TRIES_LEFT') return <NoTries onBegin={onBegin} onLeave={onLeave} />
  return (
    <NoticeScreen
      title="밭을 열지 못했어요"
      onLeave={onLeave}
      actions={
        <>
          <Button size="large" isWide onClick={() => onBegin(mode)}>
            다시 시도
          </Button>
          <Button kind="quiet" isWide onClick={onLeave}>
            밭으로
          </Button>
        </>
      }
    >
      <p>
        {error.code === 'NETWORK'
          ? '인터넷 연결이 끊겼어요. 연결되면 다시 시도해 주세요.'
          : error.message}
      </p>
    </NoticeScreen>
  )
}
