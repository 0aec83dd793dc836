'use client'

import { useApi } from '@doran/api-client/react'
import { useEventLog } from '../../core/event-log.js'
import { setFlashMessage } from '../messages/flash-message.js'
import { useAct } from './use-act.js'
import { routes } from '../../core/routes.js'
import { clearDrafts } from '../member/clear-drafts.js'
import { recordLeft } from '../login/sign-in-record.js'

export type SignOut = { isBusy: boolean; signOut: () => void }

/** Signs out and goes home with a new document, so that nothing of the member stays in memory. */
export function useSignOut(): SignOut {
  const api = useApi()
  const log = useEventLog()
  const { isBusy, run } = useAct()
  async function leave() {
    // The server accepts no usage of the member from a signed-out browser.
    log.forget()
    await api.call('POST /v1/auth/logout', {})
    // Another tab may have opened a session while the sign-in was still valid.
    log.forget()
    recordLeft()
    clearDrafts()
    setFlashMessage('로그아웃했어요.')
    window.location.replace(routes.home.path())
    // Stays busy until the new document replaces this page.
    await new Promise(() => undefined)
  }
  return { isBusy, signOut: () => void run(leave, { canRepeat: true }) }
}
