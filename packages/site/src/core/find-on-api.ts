import { ApiError } from '@doran/api-client'

const ABSENT = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** Reads a page's data; null where the API knows no such thing. */
export async function findOnApi<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && ABSENT.has(error.code)) return null
    throw error
  }
}
