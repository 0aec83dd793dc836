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
  type StoryStart,
} from '@doran/story-reader'
import { nanoid } from 'nanoid'
import { storePendingChoice } from './pending-choice'

/** How a story begins: who the reader is in it, and at which of the theme's openings. */
export type StoryBeginning = Pick<StoryStart, 'personaUuid' | 'name' | 'openingIndex'>

const NO_ATTEMPT = { clientSessionId: '', clientTurnId: '', input: '' }

const PERSONA_GONE =
  '선택한 페르소나를 찾지 못했어요. 다른 페르소나를 선택하거나 이름만 정해 주세요.'

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

  async function start(label = '', beginning: StoryBeginning = {}) {
    if (starting !== null) return
    setStarting(label)
    setProblem(null)
    const input = JSON.stringify([label, beginning])
    if (attempt.current.input !== input)
      attempt.current = { clientSessionId: nanoid(), clientTurnId: nanoid(), input }
    const { clientSessionId, clientTurnId } = attempt.current
    const failWith = ({ code, message }: StoryProblem) => {
      setStarting(null)
      // Asked once; then the very same start goes on.
      if (code === 'AGE_UNCONFIRMED')
        ratingGate.ask({ onOpened: () => void start(label, beginning) })
      else if (code === 'NOT_FOUND' && beginning.personaUuid) setProblem(PERSONA_GONE)
      else setProblem(message)
    }
    try {
      const { session } = await startStory(api, { templateUuid, clientSessionId, ...beginning })
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
