import { CODE_MAILS_A_DAY } from '@doran/contract/limits'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashSecret } from './secret.js'

export interface CodeMails {
  /**
   * Counts a mail with a code for an address. False once the address has had a day's mails. `browserHash` names a
   * browser that knows the account; it has a count of its own, so that no stranger uses it up.
   */
  take(email: string, browserHash?: Buffer | null): Promise<boolean>
}

/** Keeps anyone from filling a stranger's inbox, from however many addresses they send requests. */
export function createCodeMails(pool: Pool, factor: number): CodeMails {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_count',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'code-mail',
    points: Math.ceil(CODE_MAILS_A_DAY * factor),
    duration: 86_400,
  })
  return {
    async take(email, browserHash) {
      try {
        const who = browserHash?.toString('base64url') ?? 'stranger'
        await limiter.consume(`${hashSecret(inboxOf(email)).toString('base64url')}:${who}`)
        return true
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      }
    },
  }
}

/** Addresses that differ after a plus sign alone are one inbox. */
function inboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@')
}
