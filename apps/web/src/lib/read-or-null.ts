import { ApiError } from '@doran/api-client'

/** Null where the API did not answer with it; who is over its limit is told so by the whole page. */
export async function readOrNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'TOO_MANY') return null
    throw error
  }
}
