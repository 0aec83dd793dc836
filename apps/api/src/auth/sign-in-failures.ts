import { SIGN_IN_FAILURES } from '@doran/contract/limits'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../app-error.js'
import { hashSecret } from '../credential.js'

/** One try to sign in. `browserHash`: of a browser that knows the account, whose tries count apart. */
export type SignInTry = { email: string; address: string; browserHash: Buffer | null }

export interface SignInFailures {
  /** Counts a try before it is looked at; throws `TOO_MANY` where there were too many. */
  count(tried: SignInTry): Promise<void>
  /** The try was right after all. */
  forgive(tried: SignInTry): Promise<void>
}

/** Counted in the database, so that all processes agree and a restart forgives nothing. */
export function createSignInFailures(pool: Pool, factor: number): SignInFailures {
  const { account, address, windowSeconds } = SIGN_IN_FAILURES
  const common = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_count',
    tableCreated: true,
    clearExpiredByTimeout: false,
    duration: windowSeconds,
  }
  const perAccount = new RateLimiterPostgres({
    ...common,
    keyPrefix: 'sign-in-account',
    points: Math.ceil(account * factor),
  })
  const perAddress = new RateLimiterPostgres({
    ...common,
    keyPrefix: 'sign-in-address',
    points: Math.ceil(address * factor),
  })
  return {
    async count(tried) {
      // Many share an address; a browser that knows the account is not one of them.
      if (!tried.browserHash) await refuseTooMany(() => perAddress.consume(tried.address))
      await refuseTooMany(() => perAccount.consume(accountKey(tried)))
    },
    async forgive(tried) {
      if (!tried.browserHash) await perAddress.reward(tried.address)
      await perAccount.delete(accountKey(tried))
    },
  }
}

function accountKey({ email, browserHash }: SignInTry): string {
  const who = browserHash?.toString('base64url') ?? 'stranger'
  return `${hashSecret(email).toString('base64url')}:${who}`
}

async function refuseTooMany(consume: () => Promise<unknown>): Promise<void> {
  try {
    await consume()
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new AppError('TOO_MANY', { retryAfter })
  }
}
