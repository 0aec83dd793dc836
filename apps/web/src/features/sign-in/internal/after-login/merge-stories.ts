import { ApiError, type ApiClient } from '@doran/api-client'
import { delay } from '../../../../lib/delay'

/** While the person waits. */
const NOW_MS = [0, 1_000]
/** While they are somewhere else already. */
const LATER_MS = [5_000, 15_000, 60_000]

/** Brings over what was done here before signing in; answers how many stories came, null where it failed. */
export const mergeStories = (api: ApiClient) => tryMerging(api, NOW_MS)

/** The same, later. */
export const mergeStoriesLater = (api: ApiClient) => tryMerging(api, LATER_MS)

async function tryMerging(api: ApiClient, pausesMs: readonly number[]): Promise<number | null> {
  for (const ms of pausesMs) {
    if (ms > 0) await delay(ms)
    try {
      return (await api.call('POST /v1/user/merge', {})).stories
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return null
}
