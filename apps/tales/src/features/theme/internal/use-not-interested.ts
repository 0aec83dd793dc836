'use client'

import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { useAct, useIsLoggedIn, useLoginSheet, useToaster } from '@doran/site/session'

/** Takes a theme out of the member's lists, and puts it back; visitors are asked to sign in. */
export function useNotInterested(themeId: string, wasDismissed: boolean) {
  const api = useApi()
  const noticeId = useId()
  const toaster = useToaster()
  const isMember = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const { run } = useAct()
  const [isDismissed, setIsDismissed] = useState(wasDismissed)
  const params = { templateUUID: themeId }

  const takeBack = () =>
    void run(
      async () => {
        await api.call('DELETE /v1/tales/template/{templateUUID}/not-interested', { params })
        setIsDismissed(false)
        toaster.show({ id: noticeId, kind: 'success', message: '다시 추천에 보여요.' })
      },
      { canRepeat: true },
    )
  const dismiss = () => {
    const pendingAction = { type: 'not-interested', themeId } as const
    if (!isMember) return ask({ reason: 'not-interested', pendingAction })
    void run(
      async () => {
        await api.call('POST /v1/tales/template/{templateUUID}/not-interested', { params })
        setIsDismissed(true)
        const action = { label: '되돌리기', onClick: takeBack }
        toaster.show({ id: noticeId, kind: 'success', message: '추천에서 뺐어요.', action })
      },
      { canRepeat: true },
    )
  }
  return { isDismissed, dismiss, takeBack }
}
