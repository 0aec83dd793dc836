'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { useLastWish } from '@doran/engagement'
import { useOnApiError } from '@doran/site/session'
import { Switch } from '@doran/ui'

/** Whether the member is told when a day's gems are there. */
export function RefillNotice({ isOn: initial }: { isOn: boolean }) {
  const api = useApi()
  const onApiError = useOnApiError()
  const [isOn, setIsOn] = useState(initial)
  const put = useLastWish({
    read: () => isOn,
    send: (next: boolean) => api.call('PUT /v1/tales/gem/notice', { body: { isOn: next } }),
    show: setIsOn,
    onReply: () => undefined,
    onFailure: onApiError,
  })
  return (
    <div className="mt-2">
      <Switch
        label="자정에 젬이 채워지면 알림 받기"
        isOn={isOn}
        onChange={(next) => void put(next)}
      />
    </div>
  )
}
