import type { ApiClient } from '@doran/api-client'
import type { Wallet } from '@doran/contract'
import { readOrNull } from './read-or-null'

const TIMEOUT_MS = 3_000

/** What a member has; null for visitors, and where it cannot be read now. */
export function readWallet(api: ApiClient): Promise<Wallet | null> {
  return readOrNull(api.call('GET /v1/wallet', { signal: AbortSignal.timeout(TIMEOUT_MS) }))
}
