'use client'

import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { loginPath } from '../login/login-path.js'
import { isSignInPlace } from '../login/safe-next.js'
import { useToaster } from '../messages/use-toaster.js'
import { hasSignInEndedAtom } from '../state/client-state.js'
import { forgetMe } from './forget-me.js'
import { isOut, onMark, readMark } from './sign-in-mark.js'
import { useIsLoggedIn } from './use-is-logged-in.js'

/** How old the answer to who is signed in may be when the person comes back to the page. */
const FRESH_MS = 10_000

/** Finds out when the sign-in ended elsewhere, says so, and lets no page of the member come back. */
export function SignInWatch() {
  const isLoggedIn = useIsLoggedIn()
  useAskAgain(isLoggedIn)
  useOtherTabs(isLoggedIn)
  useEndNotice()
  useNoWayBack(isLoggedIn)
  return null
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

function useOtherTabs(isLoggedIn: boolean) {
  const queries = useQueryClient()
  const store = useStore()
  useEffect(() => {
    if (!isLoggedIn) return
    return onMark((mark) => {
      if (!isOut(mark)) return
      store.set(hasSignInEndedAtom, true)
      forgetMe(queries, store)
    })
  }, [queries, store, isLoggedIn])
}

function useEndNotice() {
  const toaster = useToaster()
  const [hasEnded, setHasEnded] = useAtom(hasSignInEndedAtom)
  useEffect(() => {
    if (!hasEnded) return
    setHasEnded(false)
    const { pathname, search } = window.location
    if (isSignInPlace(pathname)) return
    const next = `${pathname}${search}`
    toaster.show({
      id: 'doran-sign-in-ended',
      message: '이 기기에서 로그아웃됐어요.',
      action: { label: '로그인', onClick: () => window.location.assign(loginPath({ next })) },
      autoCloseMs: null,
    })
  }, [hasEnded, setHasEnded, toaster])
}

/** Pages that the browser or the router keeps were drawn for the member: they are read anew. */
function useNoWayBack(isLoggedIn: boolean) {
  const [mark] = useState(readMark)
  useEffect(() => {
    const reload = () => window.location.reload()
    const reloadIfOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readMark() !== mark) reload()
    }
    addEventListener('pageshow', reloadIfOver)
    if (!isLoggedIn) addEventListener('popstate', reload)
    return () => {
      removeEventListener('pageshow', reloadIfOver)
      removeEventListener('popstate', reload)
    }
  }, [mark, isLoggedIn])
}
