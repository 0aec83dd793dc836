'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import { useEventLog, readPace } from '@doran/site/core'
import { useRatingGate } from '@doran/site/safety'
import {
  callProblem,
  nextPrice,
  sendFirstChoice,
  startStory,
  type StoryProblem,
} from '@doran/story-reader'
import { nanoid } from 'nanoid'
import { storePendingChoice } from './pending-choice'

const NO_ATTEMPT = { clientSessionId: '', clientTurnId: '', label: '' }

/**
 * Starts stories of one theme, with a first choice where one is given, and goes to the player. Trying again after an
 * error starts no second story. A choice that costs gems is left to the player, where its price is shown first.
 */
export function useStoryStart(templateUuid: string) {
  const api = useApi()
  const router = useRouter()
  const log = useEventLog()
  const ratingGate = useRatingGate()
  const attempt = useRef(NO_ATTEMPT)
  const [starting, setStarting] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function start(label = '') {
    if (starting !== null) return
    setStarting(label)
    setProblem(null)
    if (attempt.current.clientSessionId === '' || attempt.current.label !== label)
      attempt.current = { clientSessionId: nanoid(), clientTurnId: nanoid(), label }
    const { clientSessionId, clientTurnId } = attempt.current
    const failWith = ({ code, message }: StoryProblem) => {
      setStarting(null)
      // Asked once; then the very same start goes on.
      if (code === 'AGE_UNCONFIRMED') ratingGate.ask({ onOpened: () => void start(label) })
      else setProblem(message)
    }
    try {
      const { session } = await startStory(api, { templateUuid, clientSessionId })
      const choice = { clientTurnId, label, pace: readPace() }
      const isSent = label !== '' && nextPrice(session) === null
      const refusal = isSent ? await sendFirstChoice(api, session, choice) : null
      // The player asks first and sends it then.
      if (refusal?.code === 'AI_NOTICE_NEEDED') storePendingChoice(session.id, label)
      else if (refusal) return failWith(refusal)
      attempt.current = NO_ATTEMPT
      log.log({
        type: 'start',
        object: 'play',
        object_name: templateUuid,
        object_attributes: { narrator: session.narrator },
      })
      router.push(`/play/${session.id}`)
    } catch (error) {
      failWith(callProblem(error))
    }
  }

  return { start, starting, problem }
}
