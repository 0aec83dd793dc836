'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Order } from '@doran/contract'
import { useOnApiError } from '@doran/site/session'
import { followOrder, isSettled } from './follow-order'

const SLOW_AFTER_MS = 15_000

type SettleOptions = {
  orderId: string
  /** As the server read it; null where it could not. */
  given: Order | null
  /** Has the server find out what became of it. */
  ask: () => Promise<Order>
}

type Problem = 'AMOUNT_MISMATCH' | 'NOT_FOUND'

/** An order until it is settled; `isNew` where the person saw it come to that. */
export function useSettledOrder({ orderId, given, ask }: SettleOptions) {
  const api = useApi()
  const onApiError = useOnApiError()
  const [order, setOrder] = useState(given)
  const [wasOpen, setWasOpen] = useState(given !== null && !isSettled(given))
  const [problem, setProblem] = useState<Problem | null>(null)
  const isOpen = problem === null && !isSettled(order)
  const isSlow = useIsSlow(isOpen)
  const calls = useRef({ api, ask, onApiError })
  useEffect(() => {
    calls.current = { api, ask, onApiError }
  })

  useEffect(() => {
    if (!isOpen) return
    const page = new AbortController()
    const { signal } = page
    const following = followOrder(given, {
      ask: () => calls.current.ask(),
      look: () => calls.current.api.call('GET /v1/order/{id}', { params: { id: orderId } }),
      onOrder: (now) => {
        setOrder(now)
        if (!isSettled(now)) setWasOpen(true)
      },
      signal,
    })
    following.catch((error: unknown) => {
      if (signal.aborted) return
      const found = problemOf(error)
      if (found) setProblem(found)
      else calls.current.onApiError(error)
    })
    return () => page.abort()
  }, [orderId, given, isOpen])

  return { order, isNew: wasOpen && isSettled(order), isSlow, problem }
}

function problemOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return null
  return error.code === 'AMOUNT_MISMATCH' || error.code === 'NOT_FOUND' ? error.code : null
}

function useIsSlow(isOpen: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isSlow
}
