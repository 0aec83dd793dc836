'use client'

import { useEffect, useState } from 'react'
import { useUsageChoice } from '@doran/analytics/react'
import { isImmersive } from '../core/routes.js'
import { useFullPath } from '../core/use-full-path.js'
import { useRuntimeConfig } from '../core/runtime-config-context.js'
import { useLazyComponent } from '../core/use-lazy-component.js'
import { whenIdle } from '../core/when-idle.js'

const loadCard = () => import('./usage-card.js').then((module) => module.UsageCard)

/** Asks before anything is recorded, where a deployment has to; never over a story. */
export function AskUsage() {
  const { usage } = useRuntimeConfig()
  const { said } = useUsageChoice()
  const path = useFullPath()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const isAsked = usage.consent === 'required' && isIdle && said === null && !isImmersive(path)
  const UsageCard = useLazyComponent(isAsked, loadCard)
  return isAsked && UsageCard && <UsageCard />
}
