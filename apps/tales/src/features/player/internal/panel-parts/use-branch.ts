import { useRef } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import { useAct, useToaster } from '@doran/site/session'
import { nanoid } from 'nanoid'

const NO_ATTEMPT = { turnUuid: '', clientSessionId: '' }

/** Makes a story of its own from a turn and goes there. Trying again after an error makes no second one. */
export function useBranch() {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { isBusy, run } = useAct()
  const attempt = useRef(NO_ATTEMPT)

  const branch = (sessionUuid: string, turnUuid: string) =>
    run(async () => {
      if (attempt.current.turnUuid !== turnUuid)
        attempt.current = { turnUuid, clientSessionId: nanoid() }
      const { session } = await api.call('POST /v1/tales/session/{sessionUuid}/branch', {
        params: { sessionUuid },
        body: attempt.current,
      })
      attempt.current = NO_ATTEMPT
      toaster.show({ message: '갈림길을 만들었어요. 원래 이야기는 그대로 있어요.' })
      router.push(`/play/${session.id}`)
    })

  return { isBusy, branch: (session: string, turn: string) => void branch(session, turn) }
}
