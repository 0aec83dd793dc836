import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { ReceivedLetter } from '@doran/contract'

type Unwrapped =
  | { phase: 'reading' }
  | { phase: 'read'; letter: ReceivedLetter }
  | { phase: 'failed'; message: string }

const READING = { phase: 'reading' } as const
const FAILED = '편지를 열지 못했어요. 다시 시도해 주세요.'

/** Unwraps a letter, which counts as read from then on. Null leaves it sealed. */
export function useUnwrapped(letterId: string | null, onRead: (letterId: string) => void) {
  const api = useApi()
  const [state, setState] = useState<Unwrapped>(READING)
  const read = useEffectEvent(onRead)
  const isReading = state.phase === 'reading'
  useEffect(() => {
    if (letterId === null || !isReading) return
    let isCurrent = true
    api.call('POST /v1/letter/{letterId}/open', { params: { letterId } }).then(
      (letter) => {
        if (isCurrent) setState({ phase: 'read', letter })
        read(letterId)
      },
      (error: unknown) => {
        const message = error instanceof ApiError ? error.message : FAILED
        if (isCurrent) setState({ phase: 'failed', message })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [api, letterId, isReading])
  return { state, retry: () => setState(READING) }
}
