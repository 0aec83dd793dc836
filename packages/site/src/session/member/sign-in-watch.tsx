'use client'

import { useEffect } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useEventLog } from '../../core/event-log.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { loginPath } from '../login/login-path.js'
import { isSignInPlace } from '../login/safe-next.js'
import { setFlashMessage } from '../messages/flash-message.js'
import { useToaster } from '../messages/use-toaster.js'
import { hasSignInEndedAtom, unreadAtom } from '../../core/client-state.js'
import { reloadStalePage } from './reload-stale-page.js'
import { hasLeft, readSignInRecord } from '../login/sign-in-record.js'
import { useStalePageGuard } from './use-stale-page-guard.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useSignInRecord } from './use-sign-in-record.js'

/** A returning person's sign-in is read again when the last answer is older than this. */
const FRESH_MS = 10_000

/** The counts in the bars of a visible page are read again after so long. */
const COUNTED_EVERY_MS = 60_000

const ENDED = '로그인이 풀렸어요. 다른 기기에서 로그아웃시켰거나 오래 쓰지 않았을 수 있어요.'

/**
 * Detects that the sign-in ended elsewhere or is another person's, shows a notice, and keeps cached pages of the member
 * from coming back.
 */
export function SignInWatch() {
  const isLoggedIn = useIsLoggedIn()
  const me = useWatchedMe(isLoggedIn)
  useStalePageGuard(me?.id)
  useRefetchOnReturn(isLoggedIn)
  useSignInRecord(me)
  useMemberUsage(me)
  useUnreadCounts(isLoggedIn ? me : undefined)
  useEndNotice()
  useReloadOnBack(isLoggedIn)
  return null
}

/** Fetches the member where no part of the page does, such as in a player; a failure is not retried. */
function useWatchedMe(enabled: boolean) {
  const query = callQuery(useApi(), 'GET /v1/user/me', {})
  return useQuery({ ...query, enabled, retryOnMount: false, refetchInterval: COUNTED_EVERY_MS })
    .data
}

/** Binds the usage session to the member. */
function useMemberUsage(me: Me | undefined) {
  const log = useEventLog()
  useEffect(() => {
    if (me) log.touch()
  }, [log, me])
}

/** Hands the counts to the bars, which know no member. */
function useUnreadCounts(me: Me | undefined) {
  const setUnread = useSetAtom(unreadAtom)
  useEffect(() => setUnread(me?.unread ?? null), [me, setUnread])
}

function useRefetchOnReturn(isLoggedIn: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isLoggedIn) return
    const query = { ...callQuery(api, 'GET /v1/user/me', {}), staleTime: FRESH_MS, retry: false }
    let fetchedAt = 0
    const refetch = () => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || now - fetchedAt < FRESH_MS) return
      fetchedAt = now
      void queries.fetchQuery(query).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [api, queries, isLoggedIn])
}

function useEndNotice() {
  const log = useEventLog()
  const toaster = useToaster()
  const [hasEnded, setHasEnded] = useAtom(hasSignInEndedAtom)
  useEffect(() => {
    if (!hasEnded) return
    setHasEnded(false)
    if (hasLeft(readSignInRecord())) {
      setFlashMessage(ENDED)
      reloadStalePage(log)
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

/** The router's cached pages show the member's data: going back reloads them. */
function useReloadOnBack(isLoggedIn: boolean) {
  useEffect(() => {
    if (isLoggedIn) return
    const reload = () => window.location.reload()
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [isLoggedIn])
}
