import { useEffect } from 'react'
import type { Me } from '@doran/contract'
import { LimitedDevices } from './limited-devices'
import { LiveCode } from './live-code'
import { ShortTimeStart } from './short-time-start'
import { useDevices } from './use-devices'
import { useProof } from './use-proof'
import { findSignIn, useShortTime } from './use-short-time'

const EVERY_MS = 3_000

export type ShortTimeDeskProps = { me: Me; email: string; next: string }

export function ShortTimeDesk({ me, email, next }: ShortTimeDeskProps) {
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
        <LiveCode email={email} made={state.made} onEnd={expire} onKill={kill} />
      ) : (
        <ShortTimeStart state={state} onMake={make} />
      )}
      <LimitedDevices devices={devices} />
      {sheet}
    </>
  )
}
