'use client'

import { useEffect, useState } from 'react'
import { localStore } from '@doran/browser-storage'
import { useUsageChoice } from '@doran/analytics/react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { useIsImmersive } from '../core/use-is-immersive.js'
import { useRuntimeConfig } from '../core/runtime-config-context.js'
import { useLazyComponent } from '../core/use-lazy-component.js'
import { whenIdle } from '../core/when-idle.js'

const loadCard = () => import('./usage-card.js').then((module) => module.UsageCard)
const loadNotice = () => import('./usage-notice.js').then((module) => module.UsageNotice)

/** What a page says about recording usage: never over a story, and not before the page is idle. */
export function AskUsage() {
  const { usage } = useRuntimeConfig()
  const isImmersive = useIsImmersive()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  if (!isIdle || isImmersive) return null
  return usage.consent === 'required' ? <AskFirst /> : <SayOnce />
}

/** Asks before anything is recorded, where a deployment has to. */
function AskFirst() {
  const { said: choice } = useUsageChoice()
  const isAsked = choice === null
  const UsageCard = useLazyComponent(isAsked, loadCard)
  return isAsked && UsageCard && <UsageCard />
}

/** A line says so once, where recording is on until a person turns it off. */
function SayOnce() {
  const { said: choice, isAllowed } = useUsageChoice()
  const [isOpen, setIsOpen] = useState(
    () => choice === null && isAllowed && localStore.get(STORAGE_KEYS.usageNotice) === null,
  )
  const UsageNotice = useLazyComponent(isOpen, loadNotice)
  return isOpen && UsageNotice && <UsageNotice onClose={() => setIsOpen(false)} />
}
