'use client'

import { useApi } from '@doran/api-client/react'
import { useEventLog } from '../../core/event-log.js'
import { setFlashMessage } from '../messages/flash-message.js'
import { useAct } from './use-act.js'
import { routes } from '../../core/routes.js'
import { clearDrafts } from '../member/clear-drafts.js'
import { recordLeft } from '../member/sign-in-record.js'

export type SignOut = { isBusy: boolean; signOut: () => void }

/** Signs out and goes home by a page of its own, so that nothing of the member stays in this one's memory. */
export function useSignOut(): SignOut {
  const api = useApi()
  const log = useEventLog()
  const { isBusy, run } = useAct()
  async function leave() {
    // The server takes no more of the member's usage from a browser they have left.
    log.forget()
    await api.call('POST /v1/auth/logout', {})
    // Another tab may have begun a session meanwhile, while the sign-in still held.
    log.forget()
    recordLeft()
    clearDrafts()
    setFlashMessage('로그아웃했어요.')
    window.location.replace(routes.home.path())
    // This page is over: nothing on it is to be pressed any more.
    await new Promise(() => undefined)
  }
  return { isBusy, signOut: () => void run(leave, { canRepeat: true }) }
}
