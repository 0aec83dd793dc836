import { useEffect } from 'react'
import type { Me } from '@doran/contract'
import { LimitedDevices } from './limited-devices'
import { ActiveCode } from './active-code'
import { ShortTimeStart } from './short-time-start'
import { useDevices } from './use-devices'
import { useProof } from './use-proof'
import { findSignIn, useShortTime } from './use-short-time'

const EVERY_MS = 3_000

export type ShortTimePanelProps = { me: Me; email: string; next: string }

export function ShortTimePanel({ me, email, next }: ShortTimePanelProps) {
  const { proved, sheet } = useProof(me, next)
  const { state, make, kill, expire, use } = useShortTime(proved)
  const isLive = state.step === 'live'
  const devices = useDevices({ everyMs: isLive ? EVERY_MS : undefined })
  const used = isLive && devices.devices && findSignIn(devices.devices, state.made)

  useEffect(() => {
    if (used) use(used)
  }, [used, use])

  return (
    <>
      {state.step === 'live' ? (
        <ActiveCode email={email} made={state.made} onEnd={expire} onKill={kill} />
      ) : (
        <ShortTimeStart state={state} onMake={make} />
      )}
      <LimitedDevices devices={devices} />
      {sheet}
    </>
  )
}
