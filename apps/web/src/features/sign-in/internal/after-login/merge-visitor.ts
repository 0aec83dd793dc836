import { ApiError, type ApiClient } from '@doran/api-client'
import type { ReplyOf } from '@doran/contract'
import { delay } from '../../../../lib/delay'

/** How much of what the visitor had became the member's. */
export type Merged = ReplyOf<'POST /v1/user/merge'>

export const NOTHING_MERGED: Merged = { stories: 0, plays: 0 }

/** Retries while the person waits. */
const RETRIES_MS = [0, 1_000]
/** Retries behind the next page. */
const LATER_RETRIES_MS = [5_000, 15_000, 60_000]

/** Merges what the visitor did into the account; resolves with how much that was, null where it failed. */
export const mergeVisitor = (api: ApiClient) => tryMerging(api, RETRIES_MS)

/** The same, later. */
export const mergeVisitorLater = (api: ApiClient) => tryMerging(api, LATER_RETRIES_MS)

async function tryMerging(api: ApiClient, delaysMs: readonly number[]): Promise<Merged | null> {
  for (const ms of delaysMs) {
    if (ms > 0) await delay(ms)
    try {
      return await api.call('POST /v1/user/merge', {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return null
}
