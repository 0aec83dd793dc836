'use client'

import { useState } from 'react'
import { useChoice } from '@doran/analytics/react'
import { useMe } from '../../session/member/use-me.js'
import { findRoute } from '../../core/routes.js'
import { useFullPath } from '../../core/use-full-path.js'
import { createAdFit } from './adfit.js'
import type { AdPlace, AdsConfig } from '../../core/ads-config.js'
import { AdRoom } from './ad-room.js'
import { adsChoice } from './ads-choice.js'
import { mayShowAds } from './may-show-ads.js'

const PROVIDERS = { adfit: createAdFit } as const

/** Asks whether an advertisement may be shown, now and as the answer changes. */
export function AdGate({ place, unit, ads }: { place: AdPlace; unit: string; ads: AdsConfig }) {
  const { data: me } = useMe()
  const { said: choice } = useChoice(adsChoice)
  const route = findRoute(useFullPath())
  const [now] = useState(() => new Date())
  const [provider] = useState(() => PROVIDERS[ads.provider](ads.scriptUrl))
  const may = mayShowAds({ provider: ads, route, member: me?.profile ?? null, choice, now })
  return may && <AdRoom place={place} unit={unit} provider={provider} />
}
