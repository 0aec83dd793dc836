'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import { useEventLog } from '@doran/event-log/react'
import { readPace } from '@doran/site'
import { problemOfAct } from '@doran/story-reader'
import { nanoid } from 'nanoid'
import { startStory } from './start-story'

/** Starts stories of one theme and goes to the player. Trying again after an error starts no second story. */
export function useStoryStart(templateUuid: string) {
  const api = useApi()
  const router = useRouter()
  const log = useEventLog()
  const wish = useRef({ clientSessionId: '', clientTurnId: '', label: '' })
  const [starting, setStarting] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function start(label = '') {
    if (starting !== null) return
    setStarting(label)
    setProblem(null)
    if (wish.current.clientSessionId === '' || wish.current.label !== label)
      wish.current = { clientSessionId: nanoid(), clientTurnId: nanoid(), label }
    const { clientSessionId, clientTurnId } = wish.current
    const choice = label === '' ? {} : { choice: { clientTurnId, label, pace: readPace() } }
    try {
      const session = await startStory(api, { templateUuid, clientSessionId, ...choice })
      wish.current = { clientSessionId: '', clientTurnId: '', label: '' }
      log.log({
        type: 'start',
        object: 'play',
        object_name: templateUuid,
        object_attributes: { narrator: session.narrator },
      })
      router.push(`/play/${session.id}`)
    } catch (error) {
      setProblem(problemOfAct(error).message)
      setStarting(null)
    }
  }

  return { start, starting, problem }
}
