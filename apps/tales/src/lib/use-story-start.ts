'use client'

import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { nanoid } from 'nanoid'
import { startStory } from './start-story'

const BROKEN = '인터넷 연결이 끊겼어요. 다시 눌러 주세요.'

/** Starts stories of one theme and goes to the player. Trying again after an error starts no second story. */
export function useStoryStart(templateUuid: string) {
  const api = useApi()
  const router = useRouter()
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
    const choice = label === '' ? {} : { choice: { clientTurnId, label } }
    try {
      const id = await startStory(api, { templateUuid, clientSessionId, ...choice })
      wish.current = { clientSessionId: '', clientTurnId: '', label: '' }
      router.push(`/play/${id}`)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : BROKEN)
      setStarting(null)
    }
  }

  return { start, starting, problem }
}
