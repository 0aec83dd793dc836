'use client'
import { useSyncExternalStore } from 'react'
import { readFlags } from '@doran/feature-flags'
import { FeatureFlagKeys } from '@doran/feature-flags/react'

const noChanges = () => () => {}

export function FlagsPart() {
  const flags = useSyncExternalStore(
    noChanges,
    () => readFlags(document.cookie).join(','),
    () => '',
  )
  return (
    <>
      <p id="flags">{flags || '켠 기능 없음'}</p>
      <FeatureFlagKeys />
    </>
  )
}
