'use client'

import { useIsLoggedIn } from '../member/use-is-logged-in.js'
import { useRuntimeConfig } from '../state/runtime-config-context.js'
import { useLoaded } from '../state/use-loaded.js'
import type { AdPlace } from './ad-provider.js'

export type AdSlotProps = { place: AdPlace }

const loadGate = () => import('./ad-gate.js').then((module) => module.AdGate)

/** A place for an advertisement; nothing at all where none may be shown. Best where its page ends. */
export function AdSlot({ place }: AdSlotProps) {
  const { ads } = useRuntimeConfig()
  const unit = ads?.units[place]
  const isWanted = useIsLoggedIn() && unit !== undefined
  const AdGate = useLoaded(isWanted, loadGate)
  if (!ads || !unit || !isWanted || !AdGate) return null
  return <AdGate place={place} unit={unit} ads={ads} />
}
