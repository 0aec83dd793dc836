import { timingSafeEqual } from 'node:crypto'
import { AUTH_SESSION } from '@doran/contract/limits'
import { AppError } from '../../app-error.js'
import type { Caller } from '../../caller.js'
import type { Deps } from '../../deps.js'
import { endOfDayInSeoul } from '../../seoul-day.js'
import { openSession } from './open-session.js'
import { hashShortTimeCode, spendAttempt, takeCode } from './short-time-store.js'

/** Signs in with a code shown on another device: once, within minutes, and for a few things only. */
export async function signInShortTime(
  deps: Deps,
  caller: Caller,
  { email, code }: { email: string; code: string },
): Promise<{ hasReturned: boolean }> {
  const counted = { email: `short-time:${email}`, address: caller.address, browserHash: null }
  await deps.signInFailures.count(counted)
  const now = deps.clock.now()
  const given = hashShortTimeCode(deps, code)
  const kept = await spendAttempt(deps.db, email, now)
  if (!kept || !timingSafeEqual(kept.codeHash, given)) throw new AppError('CODE_WRONG')
  const isTaken = await takeCode(deps.db, kept.memberId, given)
  if (!isTaken) throw new AppError('CODE_WRONG')
  await deps.signInFailures.forgive(counted)
  const expiresAt =
    kept.sessionTtl === 'midnight'
      ? endOfDayInSeoul(now)
      : new Date(now.getTime() + AUTH_SESSION.shortTimeHours * 3_600_000)
  return openSession(deps, caller, { memberId: kept.memberId, limited: { expiresAt } })
}
