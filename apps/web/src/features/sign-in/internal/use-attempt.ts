'use client'

import { useRef, useState } from 'react'
import { ApiError, type ApiErrorCode } from '@doran/api-client'

/** Why a form was not taken, as the person reads it. */
export type Refusal = {
  code: ApiErrorCode
  message: string
  /** The refused input, dotted from the body's root. */
  field?: string | undefined
  /** No other try before then, in milliseconds of the epoch. */
  untilMs?: number | undefined
}

/** Sends a form: once at a time, never before a wait is over, and what was typed stays. */
export function useAttempt() {
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isWaiting = refusal?.untilMs !== undefined

  async function attempt(act: () => Promise<void>, read = refusalOf) {
    if (isUnderWay.current || isWaiting) return
    isUnderWay.current = true
    setIsBusy(true)
    setRefusal(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(read(error))
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return {
    attempt,
    isBusy,
    isWaiting,
    refusal,
    /** What was refused at one input. */
    at: (field: string) => (refusal?.field === field ? refusal.message : undefined),
    forget: () => setRefusal(null),
    /** An input that was refused is being changed. */
    forgetField: () => setRefusal((before) => (before?.field === undefined ? before : null)),
  }
}

export type Attempt = ReturnType<typeof useAttempt>

export function refusalOf({ code, message, field, retryAfter = 1 }: ApiError): Refusal {
  if (code === 'TOO_MANY')
    return { code, message: '조금만 천천히 해 주세요.', untilMs: Date.now() + retryAfter * 1000 }
  if (code === 'NETWORK')
    return {
      code,
      message: '인터넷 연결이 끊겼어요. 쓴 내용은 그대로 있으니, 연결되면 다시 눌러 주세요.',
    }
  const isOfCode = code === 'CODE_WRONG' || code === 'CODE_EXPIRED'
  return { code, message, field: isOfCode ? 'code' : field }
}
