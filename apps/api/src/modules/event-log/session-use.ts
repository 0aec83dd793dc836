import { EVENTS } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'

const MINUTE_MS = 60_000

/** Who would use a session, and when: one that was seen after `idleSince` and is nobody's or the member's. */
export type SessionUse = { now: Date; idleSince: Date; memberId: string | null }

export function sessionUse({ actor, clock }: Context): SessionUse {
  const now = clock.now()
  return {
    now,
    idleSince: new Date(now.getTime() - EVENTS.sessionIdleMinutes * MINUTE_MS),
    memberId: actor.kind === 'member' ? actor.memberId : null,
  }
}
