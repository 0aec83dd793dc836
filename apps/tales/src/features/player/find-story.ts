import { findOnApi } from '@doran/site/core'
import { ApiError, type ApiClient } from '@doran/api-client'
import type { StorySessionView } from '@doran/contract'

/** A reader's story; null where none of theirs is meant, `signed-out` where their sign-in has ended. */
export async function findStory(
  api: ApiClient,
  sessionUuid: string,
): Promise<StorySessionView | 'signed-out' | null> {
  try {
    return await findOnApi(
      api.call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } }),
    )
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SESSION_EXPIRED') return 'signed-out'
    throw error
  }
}
