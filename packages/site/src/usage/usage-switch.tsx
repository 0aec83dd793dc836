'use client'

import { useUsageChoice } from '@doran/analytics/react'
import { Switch } from '@doran/ui'

export const USAGE_LABEL = '사용 기록 수집'

/** Turns the recording of this browser's usage on or off; the same in the footer and on one's own page. */
export function UsageSwitch({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const { isAllowed, choose } = useUsageChoice()
  return (
    <Switch
      label={USAGE_LABEL}
      isLabelHidden={isLabelHidden}
      isOn={isAllowed}
      onChange={(isOn) => choose(isOn ? 'in' : 'out')}
    />
  )
}
