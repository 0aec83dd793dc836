'use client'

import { useState } from 'react'
import { useChoice } from '@doran/analytics/react'
import { SettingList, SettingRow, Switch } from '@doran/ui'
import { useMe } from '../../session/member/use-me.js'
import { useRuntimeConfig } from '../../core/runtime-config-context.js'
import { adsChoice } from './ads-choice.js'
import { isAdult } from './may-show-ads.js'

const LABEL = '광고 보기'

/** The switch on a member's own page; nothing where no advertisement can be shown to them. */
export function AdsSection() {
  const { ads } = useRuntimeConfig()
  const { data: me } = useMe()
  const { isAllowed, choose } = useChoice(adsChoice)
  const [now] = useState(() => new Date())
  if (!ads || !isAdult(me?.profile ?? null, now)) return null
  return (
    <SettingList label="광고">
      <SettingRow
        label={LABEL}
        description="켜면 이야기 목록과 소개 화면에 광고가 하나씩 보여요. 이야기를 읽는 동안에는 보이지 않아요. 이 기기에만 적용돼요."
        control={
          <Switch
            label={LABEL}
            isLabelHidden
            isOn={isAllowed}
            onChange={(isOn) => choose(isOn ? 'in' : 'out')}
          />
        }
      />
    </SettingList>
  )
}
