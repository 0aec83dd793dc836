'use client'

import { useState } from 'react'
import { useAtom } from 'jotai'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import { loginRequestAtom } from './login-request.js'

const loadLoginSheet = () => import('./login-sheet.js').then((module) => module.LoginSheet)

/** Where the login sheet of a page opens; its code comes with the first opening. */
export function LoginSheetHost() {
  const [request, setRequest] = useAtom(loginRequestAtom)
  const [shown, setShown] = useState(request)
  const LoginSheet = useLazyComponent(request, loadLoginSheet)
  // What was asked stays on the sheet while it closes.
  if (request && request !== shown) setShown(request)
  if (!shown || !LoginSheet) return null
  return <LoginSheet request={shown} isOpen={request !== null} onClose={() => setRequest(null)} />
}
