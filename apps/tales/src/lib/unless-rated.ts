import { ApiError } from '@doran/api-client'

/** Why something rated 15 does not open. */
export type RatingRefusal = 'AGE_UNCONFIRMED' | 'RATING_LIMIT'

/** What was read, or why its rating closes it to the person. */
export async function unlessRated<T>(read: Promise<T>): Promise<T | RatingRefusal> {
  try {
    return await read
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'AGE_UNCONFIRMED' || code === 'RATING_LIMIT') return code
    throw error
  }
}
