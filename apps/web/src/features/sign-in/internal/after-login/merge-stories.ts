import { ApiError, type ApiClient } from '@doran/api-client'
import { delay } from '../../../../lib/delay'

/** Retries while the person waits. */
const RETRIES_MS = [0, 1_000]
/** Retries behind the next page. */
const LATER_RETRIES_MS = [5_000, 15_000, 60_000]

/** Merges the visitor's stories into the account; resolves with their number, null where it failed. */
export const mergeStories = (api: ApiClient) => tryMerging(api, RETRIES_MS)

/** The same, later. */
export const mergeStoriesLater = (api: ApiClient) => tryMerging(api, LATER_RETRIES_MS)

async function tryMerging(api: ApiClient, delaysMs: readonly number[]): Promise<number | null> {
  for (const ms of delaysMs) {
    if (ms > 0) await delay(ms)
    try {
      return (await api.call('POST /v1/user/merge', {})).stories
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return null
}
