import { timingSafeEqual } from 'node:crypto'
import { AUTH_SESSION } from '@doran/contract/limits'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { endOfDayInSeoul } from '../../platform/time/seoul-day.js'
import { openSession } from './open-session.js'
import { hashShortTimeCode, spendAttempt, takeCode } from './short-time-store.js'

/** Signs in with a code shown on another device: once, within minutes, and for a few things only. */
export async function signInShortTime(
  deps: Deps,
  caller: Caller,
  { email, code }: { email: string; code: string },
): Promise<{ hasReturned: boolean }> {
  // The code dies of its own few tries; a count of the account's would let anybody keep its owner out.
  const counted = { email: null, address: caller.address, browserHash: null }
  await deps.signInFailures.count(counted)
  const now = deps.clock.now()
  const given = hashShortTimeCode(deps, code)
  const kept = await spendAttempt(deps.db, email, now)
  if (!kept || !timingSafeEqual(kept.codeHash, given)) throw new AppError('CODE_WRONG')
  const expiresAt =
    kept.sessionTtl === 'midnight'
      ? endOfDayInSeoul(now)
      : new Date(now.getTime() + AUTH_SESSION.shortTimeHours * 3_600_000)
  const { memberId } = kept
  const opened = await openSession(deps, caller, {
    memberId,
    limited: { expiresAt },
    // It may have been voided, or taken by somebody else, while it was compared.
    async confirm(db) {
      if (!(await takeCode(db, memberId, given))) throw new AppError('CODE_WRONG')
    },
  })
  await deps.signInFailures.forgive(counted)
  return opened
}
