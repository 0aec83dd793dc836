'use client'

import { useIsLoggedIn } from '../../session/member/use-is-logged-in.js'
import { useRuntimeConfig } from '../../core/runtime-config-context.js'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import type { AdPlace } from '../../core/ads-config.js'

export type AdSlotProps = { place: AdPlace }

const loadGate = () => import('./ad-gate.js').then((module) => module.AdGate)

/** A place for an advertisement; nothing at all where none may be shown. Best where its page ends. */
export function AdSlot({ place }: AdSlotProps) {
  const { ads } = useRuntimeConfig()
  const unit = ads?.units[place]
  const isWanted = useIsLoggedIn() && unit !== undefined
  const AdGate = useLazyComponent(isWanted, loadGate)
  if (!ads || !unit || !isWanted || !AdGate) return null
  return <AdGate place={place} unit={unit} ads={ads} />
}
