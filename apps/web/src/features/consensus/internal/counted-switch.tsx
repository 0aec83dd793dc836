'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { useAct } from '@doran/site/session'
import { Switch } from '@doran/ui'
import { useRouter } from 'next/navigation'

type CountedSwitchProps = { playId: string; isLeftOut: boolean }

/** Whether one's own board is in the numbers of the page. */
export function CountedSwitch({ playId, isLeftOut }: CountedSwitchProps) {
  const api = useApi()
  const router = useRouter()
  const { isBusy, run } = useAct()
  const [isOn, setIsOn] = useState(!isLeftOut)
  const change = (isCounted: boolean) => {
    if (isBusy) return
    setIsOn(isCounted)
    void run(
      async () => {
        await api.call('PUT /v1/play/{playId}/counted', {
          params: { playId },
          body: { isCounted },
        })
        router.refresh()
      },
      {
        onFailure: () => {
          setIsOn(!isCounted)
          return false
        },
      },
    )
  }
  return <Switch label="내 표도 포함하기" isOn={isOn} onChange={change} />
}
