'use client'

import { useApi } from '@doran/api-client/react'
import type { Subscription } from '@doran/contract'
import { useLastWish } from '@doran/engagement'
import { useOnApiError } from '@doran/site/session'
import { IconButton } from '@doran/ui'

type NoticeBellProps = {
  subscription: Subscription
  name: string
  onBell: (hasNotices: boolean) => void
}

/** Whether the inbox may tell of it. */
export function NoticeBell({ subscription, name, onBell }: NoticeBellProps) {
  const api = useApi()
  const onApiError = useOnApiError()
  const { targetType, targetId, hasNotices } = subscription
  const put = useLastWish({
    read: () => hasNotices,
    send: (next: boolean) =>
      api.call('PATCH /v1/tales/subscription', {
        body: { targetType, targetId, hasNotices: next },
      }),
    show: onBell,
    onReply: () => undefined,
    onFailure: onApiError,
  })
  return (
    <IconButton
      icon={hasNotices ? 'bell' : 'quiet'}
      label={`${name} 알림`}
      aria-pressed={hasNotices}
      onClick={() => void put(!hasNotices)}
    />
  )
}
