import type { ApiClient } from '@doran/api-client'
import type { Me, RuneStore, Wallet } from '@doran/contract'
import { readOrNull } from '../../lib/read-or-null'
import { readWallet } from '../../lib/read-wallet'

export type RuneShopContent = {
  /** Null where it cannot be read now. */
  shop: RuneStore | null
  /** Null for visitors, and where nobody could say. */
  me: Me | null
  /** Of a member; null where it cannot be read now. */
  runes: Wallet['rune'] | null
}

const TIMEOUT_MS = 3_000

export async function readRuneShop(
  api: ApiClient,
  reading: Promise<Me | 'visitor' | null>,
): Promise<RuneShopContent> {
  const [shop, read] = await Promise.all([
    readOrNull(api.call('GET /v1/store/rune', { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    reading,
  ])
  const me = read === 'visitor' ? null : read
  const wallet = me && (await readWallet(api))
  return { shop, me, runes: wallet && wallet.rune }
}
