'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { announce } from '@doran/ui'
import { useOnApiError } from '../messages/use-on-api-error.js'
import { useMe } from '../member/use-me.js'

type Ending = 'open' | 'busy' | 'ended' | 'gone'

const ENDED = { ended: '그 기기를 내보냈어요.', gone: '이미 나간 기기예요.' } as const

/** For a sign-in that was not the person's own: ends it. Nobody is offered to end the one they are reading in. */
export function EndSignIn({ sessionId, className }: { sessionId: string; className: string }) {
  const { data: me } = useMe()
  const api = useApi()
  const onApiError = useOnApiError()
  const [ending, setEnding] = useState<Ending>('open')

  const settle = (how: keyof typeof ENDED) => {
    setEnding(how)
    announce(ENDED[how])
  }
  const end = async () => {
    setEnding('busy')
    try {
      await api.call('DELETE /v1/auth/session/{sessionUuid}', {
        params: { sessionUuid: sessionId },
      })
      settle('ended')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return settle('gone')
      setEnding('open')
      onApiError(error, { retry: () => void end() })
    }
  }

  if (!me || me.session.isLimited) return null
  if (me.session.id === sessionId) return <Note>지금 이 기기예요</Note>
  if (ending === 'ended' || ending === 'gone') return <Note>{ENDED[ending]}</Note>
  return (
    <button
      type="button"
      aria-busy={ending === 'busy'}
      className={className}
      onClick={() => ending === 'open' && void end()}
    >
      내가 아니에요, 내보내기
    </button>
  )
}

function Note({ children }: { children: string }) {
  return <span className="text-sm text-text-2">{children}</span>
}
