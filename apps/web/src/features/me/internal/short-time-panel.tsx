import { useEffect } from 'react'
import type { Me } from '@doran/contract'
import { LimitedDevices } from './limited-devices'
import { ActiveCode } from './active-code'
import { ShortTimeStart } from './short-time-start'
import { useDevices } from './use-devices'
import { useProof } from '../../../lib/proof/use-proof'
import { findSignIn, useShortTime } from './use-short-time'

const POLL_MS = 3_000

export type ShortTimePanelProps = { me: Me; email: string; next: string }

export function ShortTimePanel({ me, email, next }: ShortTimePanelProps) {
  const { proved, sheet } = useProof(me, next)
  const { state, make, revoke, expire, markUsed } = useShortTime(proved)
  const isActive = state.step === 'active'
  const devices = useDevices({ everyMs: isActive ? POLL_MS : undefined })
  const used = isActive && devices.devices && findSignIn(devices.devices, state.made)

  useEffect(() => {
    if (used) markUsed(used)
  }, [used, markUsed])

  return (
    <>
      {state.step === 'active' ? (
        <ActiveCode email={email} made={state.made} onEnd={expire} onRevoke={revoke} />
      ) : (
        <ShortTimeStart state={state} onMake={make} />
      )}
      <LimitedDevices devices={devices} />
      {sheet}
    </>
  )
}
