import { ApiError, type ApiClient } from '@doran/api-client'
import type { Me } from '@doran/contract'

/** The member whose page is rendered; null for a visitor. */
export async function readMember(api: ApiClient): Promise<Me | null> {
  try {
    return await api.call('GET /v1/user/me', {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
