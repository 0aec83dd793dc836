'use client'
import { useSyncExternalStore } from 'react'
import { AnalyticsProvider, useUsageChoice } from '@doran/analytics/react'
import { Button } from '@doran/ui'

const noChanges = () => () => {}

/** `?app-env=production&collector=http://127.0.0.1:…` says where it runs; a real app takes that from its server. */
export function AnalyticsPart() {
  const search = useSyncExternalStore(
    noChanges,
    () => location.search,
    () => null,
  )
  if (search === null) return null
  const where = new URLSearchParams(search)
  const settings = {
    appEnv: where.get('app-env') ?? 'local',
    apiKey: 'blank',
    endpoint: where.get('collector') ?? '',
    consent: 'notice',
  } as const
  return (
    <AnalyticsProvider settings={settings} route="blank" path="/">
      <Choice />
    </AnalyticsProvider>
  )
}

function Choice() {
  const { isAllowed, choose } = useUsageChoice()
  return (
    <Button kind="secondary" onClick={() => choose(isAllowed ? 'out' : 'in')}>
      {isAllowed ? '사용 기록 끄기' : '사용 기록 켜기'}
    </Button>
  )
}
