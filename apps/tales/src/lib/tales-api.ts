import { ApiError, type ApiClient } from '@doran/api-client'
import { serverApi } from '@doran/site/server'
import { env } from '../env'

/** The API as the visitor whose page is being rendered. */
export function talesApi(): Promise<ApiClient> {
  return serverApi(env)
}

const ABSENT = new Set(['NOT_FOUND', 'INVALID_INPUT'])

/** What a page shows, or null where the API knows no such thing. */
export async function findOnApi<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && ABSENT.has(error.code)) return null
    throw error
  }
}
