import { ApiError, type ApiClient } from '@doran/api-client'
import type { Home } from '@doran/contract'

const PATIENCE_MS = 10_000

/** The home page's rows, or null when the API cannot give them. */
export async function readHome(api: ApiClient): Promise<Home | null> {
  try {
    return await api.call('GET /v1/home', { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
