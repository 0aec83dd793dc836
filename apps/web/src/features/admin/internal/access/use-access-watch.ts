import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { useQueryClient } from '@tanstack/react-query'
import { isEnough, isRefusal, type Access, type Needed } from '../../read-access'

const ASK_EVERY_MS = 1_500
/** An answer that is this late is not waited for. */
const TOO_LATE_MS = 5_000

/** What the operator may do now: asked again and again while the page is in sight, until the right is gone. */
export function useAccessWatch(given: Access, needed: Needed): Access | null {
  const api = useApi()
  const queries = useQueryClient()
  const [access, setAccess] = useState<Access | null>(given)
  const isOver = access === null

  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let isAsking = false
    const keep = (now: Access | null) => {
      if (isStopped) return
      const right = now && isEnough(now, needed) ? now : null
      setAccess(right)
      if (!right) {
        queries.removeQueries({ predicate: ({ queryKey: [call] }) => isOperators(call) })
      }
    }
    const ask = async () => {
      clearTimeout(timer)
      if (isAsking || isStopped || document.visibilityState === 'hidden') return
      isAsking = true
      try {
        const signal = AbortSignal.timeout(TOO_LATE_MS)
        keep(await api.call('GET /v1/admin/access', { signal }))
      } catch (error) {
        // What could not be asked is asked again.
        if (isRefusal(error)) keep(null)
      }
      isAsking = false
      if (!isStopped) timer = setTimeout(() => void ask(), ASK_EVERY_MS)
    }
    const askNow = () => void ask()
    timer = setTimeout(askNow, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('pageshow', askNow)
    return () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('pageshow', askNow)
    }
  }, [api, queries, needed, isOver])

  return access
}

function isOperators(call: unknown): boolean {
  return typeof call === 'string' && call.startsWith('GET /v1/admin/')
}
