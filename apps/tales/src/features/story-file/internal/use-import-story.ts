import { useRef, useState } from 'react'
import { useRouter } from 'next/navigation'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { STORY_FILE_MESSAGES } from '@doran/contract/story-file/copy'
import { STORY_FILE } from '@doran/contract/story-file/limits'
import { useRatingGate } from '@doran/site/safety'
import { useAct, useToaster } from '@doran/site/session'

/** Where the same file may be taken at another time. */
const PASSING = new Set<string>(['NETWORK', 'FILE_TOO_SLOW', 'TOO_MANY', 'MAINTENANCE', 'UNKNOWN'])

type Problem = { message: string; canRetry: boolean }

/** Sends a picked file and goes to the story that it becomes; `retry` is null where it would change nothing. */
export function useImportStory() {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const ratingGate = useRatingGate()
  const { isBusy, run } = useAct()
  const sending = useRef<AbortController | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function send(picked: File, signal: AbortSignal) {
    const refusal = await refusalOf(picked)
    if (refusal) return setProblem({ message: refusal, canRetry: false })
    const { session } = await api.upload('POST /v1/tales/session/import', { file: picked, signal })
    if (signal.aborted) return
    toaster.show({ kind: 'success', message: '이야기를 가져왔어요.' })
    router.push(`/play/${session.id}`)
  }

  function pick(picked: File) {
    const sender = new AbortController()
    sending.current = sender
    setFile(picked)
    setProblem(null)
    void run(() => send(picked, sender.signal), {
      onFailure(error) {
        if (sender.signal.aborted) return true
        if (!(error instanceof ApiError) || error.status === 401) return false
        const refused = problemOf(error)
        setProblem(refused)
        if (error.code === 'AGE_UNCONFIRMED') ratingGate.ask({ onOpened: () => pick(picked) })
        return true
      },
    })
  }

  return {
    file,
    isBusy,
    problem: problem?.message ?? null,
    pick,
    retry: file && problem?.canRetry ? () => pick(file) : null,
    /** Nothing is sent any more. */
    leave: () => {
      sending.current?.abort()
      setFile(null)
      setProblem(null)
    },
  }
}

/** What can be said of a file before it is sent. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > STORY_FILE.maxBytes) return STORY_FILE_MESSAGES.STORY_FILE_TOO_LARGE
  const start = await file.slice(0, 1).text()
  return start === '{' ? null : STORY_FILE_MESSAGES.FILE_FOREIGN
}

function problemOf({ code, message }: ApiError): Problem {
  // The front door refuses what is larger still, in words of its own.
  if (code === 'BODY_TOO_LARGE') {
    return { message: STORY_FILE_MESSAGES.STORY_FILE_TOO_LARGE, canRetry: false }
  }
  return { message, canRetry: PASSING.has(code) || code === 'AGE_UNCONFIRMED' }
}
