'use client'

import { useMemo } from 'react'
import { useSetAtom } from 'jotai'
import { useLayer } from '../messages/messages-context.js'
import { LoginSheetHost } from './login-sheet-host.js'
import { loginRequestAtom, type LoginRequest } from './login-request.js'

/**
 * Asks to sign in over the page instead of leaving it. `next` is the page itself unless given;
 * `pendingAction` is done by `/login/after`.
 */
export function useLoginSheet(): { ask: (request: LoginRequest) => void } {
  const ask = useSetAtom(loginRequestAtom)
  useLayer('login', () => <LoginSheetHost />)
  return useMemo(() => ({ ask }), [ask])
}
