import { ApiError, type ApiClient } from '@doran/api-client'
import type { ReplyOf } from '@doran/contract'

/** What an operator may do, and how many cases wait. */
export type Access = ReplyOf<'GET /v1/admin/access'>

export type Needed = 'moderator' | 'admin'

/** The operator who asks for a page; null for everybody else, to whom it is not there. */
export async function readAccess(
  api: ApiClient,
  needed: Needed = 'moderator',
): Promise<Access | null> {
  try {
    const access = await api.call('GET /v1/admin/access', {})
    return isEnough(access, needed) ? access : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

export function isEnough({ roles }: Access, needed: Needed): boolean {
  return needed === 'moderator' || roles.includes('admin')
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404])

/** Whether the answer says that there is no right, not merely that it could not be asked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.status)
}
