'use client'

import { useEffect, useState } from 'react'
import { useUsageChoice } from '@doran/analytics/react'
import { isImmersive } from '../routing/routes.js'
import { useFullPath } from '../shell/use-full-path.js'
import { useRuntimeConfig } from '../state/runtime-config-context.js'
import { useLoaded } from '../state/use-loaded.js'
import { whenIdle } from './when-idle.js'

const loadCard = () => import('./usage-card.js').then((module) => module.UsageCard)

/** Asks before anything is recorded, where a deployment has to; never over a story. */
export function AskUsage() {
  const { usage } = useRuntimeConfig()
  const { said } = useUsageChoice()
  const path = useFullPath()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const isAsked = usage.consent === 'required' && isIdle && said === null && !isImmersive(path)
  const UsageCard = useLoaded(isAsked, loadCard)
  return isAsked && UsageCard && <UsageCard />
}
