import { ApiError, type ApiClient } from '@doran/api-client'
import type { OwnCase } from '@doran/contract'

/** A case of the member's own; `visitor` where nobody is signed in, null where there is no such case. */
export async function readOwnCase(
  api: ApiClient,
  caseId: string,
): Promise<OwnCase | 'visitor' | null> {
  try {
    return await api.call('GET /v1/moderation/case/{caseId}', { params: { caseId } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return 'visitor'
    if (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT') return null
    throw error
  }
}
