'use client'

import { useEffect } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useEventLog } from '@doran/event-log/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { loginPath } from '../login/login-path.js'
import { isSignInPlace } from '../login/safe-next.js'
import { sayOnNextPage } from '../messages/next-page-word.js'
import { useToaster } from '../messages/use-toaster.js'
import { hasSignInEndedAtom } from '../state/client-state.js'
import { drawAnew } from './draw-anew.js'
import { hasLeft, readMark } from './sign-in-mark.js'
import { useDrawnFor } from './use-drawn-for.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useMark } from './use-mark.js'

/** How old the answer to who is signed in may be when the person comes back to the page. */
const FRESH_MS = 10_000

const ENDED = '이 기기에서 로그아웃됐어요.'

/**
 * Finds out when the sign-in ended elsewhere or is another person's, says so, and lets no page of the member come
 * back.
 */
export function SignInWatch() {
  const isLoggedIn = useIsLoggedIn()
  const me = useWatchedMe(isLoggedIn)
  useDrawnFor(me?.id)
  useAskAgain(isLoggedIn)
  useMark(me)
  useOwnUsage(me)
  useEndNotice()
  useNoWayBack(isLoggedIn)
  return null
}

/** Asks where no part of the page does, such as over a story; where one failed to, that is not tried again. */
function useWatchedMe(enabled: boolean) {
  const query = callQuery(useApi(), 'GET /v1/user/me', {})
  return useQuery({ ...query, enabled, retryOnMount: false }).data
}

/** What is done from now on is the member's. */
function useOwnUsage(me: Me | undefined) {
  const log = useEventLog()
  useEffect(() => {
    if (me) log.touch()
  }, [log, me])
}

function useAskAgain(isLoggedIn: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isLoggedIn) return
    const query = { ...callQuery(api, 'GET /v1/user/me', {}), staleTime: FRESH_MS, retry: false }
    let askedAt = 0
    const ask = () => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || now - askedAt < FRESH_MS) return
      askedAt = now
      void queries.fetchQuery(query).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [api, queries, isLoggedIn])
}

function useEndNotice() {
  const log = useEventLog()
  const toaster = useToaster()
  const [hasEnded, setHasEnded] = useAtom(hasSignInEndedAtom)
  useEffect(() => {
    if (!hasEnded) return
    setHasEnded(false)
    if (hasLeft(readMark())) {
      sayOnNextPage(ENDED)
      drawAnew(log)
      return
    }
    const { pathname, search } = window.location
    if (isSignInPlace(pathname)) return
    const next = `${pathname}${search}`
    toaster.show({
      id: 'doran-sign-in-ended',
      message: ENDED,
      action: { label: '로그인', onClick: () => window.location.assign(loginPath({ next })) },
      autoCloseMs: null,
    })
  }, [hasEnded, setHasEnded, toaster, log])
}

/** Pages that the router keeps were drawn for the member: they are read anew. */
function useNoWayBack(isLoggedIn: boolean) {
  useEffect(() => {
    if (isLoggedIn) return
    const reload = () => window.location.reload()
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [isLoggedIn])
}
