import { SIGN_IN_FAILURES } from '@doran/contract/limits'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { hashSecret } from './secret.js'
import { refuseTooMany } from '../errors/refuse-too-many.js'
import { ipv6Prefix48 } from '../context/network.js'

/**
 * One try to sign in. `email`: null where the account's own tries need no counting. `browserHash`: of a browser that
 * knows the account, whose tries count apart.
 */
export type SignInTry = { email: string | null; address: string; browserHash: Buffer | null }

export interface SignInFailures {
  /** Counts a try before it is looked at; throws `TOO_MANY` where there were too many. */
  count(tried: SignInTry): Promise<void>
  /** The try was right after all. */
  forgive(tried: SignInTry): Promise<void>
}

/** Counted in the database, so that all processes agree and a restart forgives nothing. */
export function createSignInFailures(pool: Pool, factor: number): SignInFailures {
  const { account, address, network, windowSeconds } = SIGN_IN_FAILURES
  const counter = (name: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_count',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `sign-in-${name}`,
      points: Math.ceil(points * factor),
      duration: windowSeconds,
    })
  const perAccount = counter('account', account)
  const perAddress = counter('address', address)
  const perNetwork = counter('network', network)
  // Many share an address; a browser that knows the account is not one of them.
  const sharedBy = (tried: SignInTry) => {
    if (tried.browserHash) return []
    const wider = ipv6Prefix48(tried.address)
    const ofAddress = { counted: perAddress, key: tried.address }
    return wider ? [ofAddress, { counted: perNetwork, key: wider }] : [ofAddress]
  }
  return {
    async count(tried) {
      for (const { counted, key } of sharedBy(tried))
        await refuseTooMany(() => counted.consume(key))
      const ofAccount = accountKey(tried)
      if (ofAccount) await refuseTooMany(() => perAccount.consume(ofAccount))
    },
    async forgive(tried) {
      for (const { counted, key } of sharedBy(tried)) await counted.reward(key)
      const ofAccount = accountKey(tried)
      if (ofAccount) await perAccount.delete(ofAccount)
    },
  }
}

function accountKey({ email, browserHash }: SignInTry): string | null {
  if (email === null) return null
  const who = browserHash?.toString('base64url') ?? 'stranger'
  return `${hashSecret(email).toString('base64url')}:${who}`
}
