'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { SharedStory } from '@doran/contract'
import { useEventLog } from '@doran/site/core'
import { useRatingGate } from '@doran/site/safety'
import { callProblem } from '@doran/story-reader'
import { nanoid } from 'nanoid'

/** Makes a story of the reader's own from shared scenes and goes to the player; trying again makes no second one. */
export function useContinue({ code, theme }: Pick<SharedStory, 'code' | 'theme'>) {
  const api = useApi()
  const router = useRouter()
  const log = useEventLog()
  const ratingGate = useRatingGate()
  const attempt = useRef('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function goOn() {
    setIsBusy(true)
    setProblem(null)
    attempt.current ||= nanoid()
    try {
      const { session } = await api.call('POST /v1/tales/share/{code}/session', {
        params: { code },
        body: { clientSessionId: attempt.current },
      })
      attempt.current = ''
      log.log({
        type: 'start',
        object: 'play',
        object_name: theme.id,
        object_attributes: { narrator: session.narrator },
      })
      router.push(`/play/${session.id}`)
    } catch (error) {
      setIsBusy(false)
      const { code: refusal, message } = callProblem(error)
      if (refusal === 'AGE_UNCONFIRMED') ratingGate.ask({ onOpened: () => void goOn() })
      else setProblem(message)
    }
  }

  return { isBusy, problem, goOn: () => void goOn() }
}
