import type { ApiClient } from '@doran/api-client'
import { isSettledWithin } from '../../../../lib/is-settled-within'

/** Longer than a call takes, shorter than a person waits. */
const TIMEOUT_MS = 4_000

/** The same however often it is asked: there is one for a member. */
const KEY = 'welcome-gift-v1'

export type WelcomeGift = { gems: number; expiresAt: string | null }

/** What a new member is given; null where they have it already, or nobody answers: it is then given another time. */
export async function claimWelcomeGift(api: ApiClient): Promise<WelcomeGift | null> {
  const claiming = claim(api)
  return (await isSettledWithin(claiming, TIMEOUT_MS)) ? claiming : null
}

async function claim(api: ApiClient): Promise<WelcomeGift | null> {
  try {
    const { isNew, gems, expiresAt } = await api.call('POST /v1/wallet/welcome', {
      idempotencyKey: KEY,
    })
    return isNew ? { gems, expiresAt } : null
  } catch {
    // A gift holds nobody up on their way.
    return null
  }
}
