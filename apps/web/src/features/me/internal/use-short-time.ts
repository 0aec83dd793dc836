import { useCallback, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AuthSession, SessionTtl } from '@doran/contract'
import { SHORT_TIME_CODE } from '@doran/contract/auth-session/limits'
import type { Proof } from '../../../lib/proof/use-proof'

export const VALID_MS = SHORT_TIME_CODE.minutes * 60_000

export type ShortTimeCode = {
  code: string
  /** By this browser's clock. */
  untilMs: number
  /** By the API's clock: sign-ins from then on are by this code. */
  madeAt: Date
}

export type ShortTimeState =
  | { step: 'none' }
  | { step: 'active'; made: ShortTimeCode }
  | { step: 'expired' }
  | { step: 'revoked' }
  | { step: 'used'; device: AuthSession }

/** The one code of this page, from being made to its end. */
export function useShortTime(proved: Proof['proved']) {
  const api = useApi()
  const [state, setState] = useState<ShortTimeState>({ step: 'none' })

  async function make(sessionTtl: SessionTtl) {
    const made = await proved(async () => {
      // The browser's clock may be wrong, so the time runs from here and not from what the API wrote.
      const untilMs = Date.now() + VALID_MS
      const body = { sessionTtl }
      return { untilMs, ...(await api.call('POST /v1/auth/short-time-password', { body })) }
    })
    if (!made) return
    const madeAt = new Date(new Date(made.expiresAt).getTime() - VALID_MS)
    setState({ step: 'active', made: { code: made.code, untilMs: made.untilMs, madeAt } })
  }
  async function revoke() {
    await api.call('DELETE /v1/auth/short-time-password', {})
    setState({ step: 'revoked' })
  }
  const expire = useCallback(
    () => setState((now) => (now.step === 'active' ? { step: 'expired' } : now)),
    [],
  )
  const markUsed = useCallback(
    (device: AuthSession) =>
      setState((now) => (now.step === 'active' ? { step: 'used', device } : now)),
    [],
  )
  return { state, make, revoke, expire, markUsed }
}

/** The sign-in that the code was used for, if it was. */
export function findSignIn(devices: readonly AuthSession[], made: ShortTimeCode) {
  return devices.find(
    (device) => device.isLimited && !device.isCurrent && new Date(device.createdAt) >= made.madeAt,
  )
}
