import { timingSafeEqual } from 'node:crypto'
import { AUTH_SESSION } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { endOfDayInSeoul } from '../../platform/time/seoul-day.js'
import { openSession } from './open-session.js'
import type { SignedIn } from './record-sign-in.js'
import { hashShortTimeCode, spendAttempt, takeCode } from './short-time-repository.js'

/** Signs in with a code shown on another device: once, within minutes, and for a few things only. */
export async function signInShortTime(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'signInFailures' | 'gameEngine'>,
  { email, code }: { email: string; code: string },
): Promise<SignedIn> {
  // The code dies of its own few tries; a count of the account's would let anybody keep its owner out.
  const attempt = { email: null, address: ctx.caller.address, browserHash: null }
  await ctx.signInFailures.count(attempt)
  const now = ctx.clock.now()
  const given = hashShortTimeCode(ctx.env.AUTH_SECRET, code)
  const stored = await spendAttempt(ctx.db, email, now)
  if (!stored || !timingSafeEqual(stored.codeHash, given)) throw new AppError('CODE_WRONG')
  const expiresAt =
    stored.sessionTtl === 'midnight'
      ? endOfDayInSeoul(now)
      : new Date(now.getTime() + AUTH_SESSION.shortTimeHours * 3_600_000)
  const { memberId } = stored
  const opened = await openSession(ctx, {
    memberId,
    limited: { expiresAt },
    // It may have been voided, or taken by somebody else, while it was compared.
    async confirm({ db }) {
      if (!(await takeCode(db, memberId, given))) throw new AppError('CODE_WRONG')
    },
  })
  await ctx.signInFailures.forgive(attempt)
  return opened
}
