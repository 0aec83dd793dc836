import type { ApiClient } from '@doran/api-client'
import type { Order } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { readOrNull } from '../../lib/read-or-null'

const TIMEOUT_MS = 3_000

/** The member's order; `absent` where they have none of this id, null where nobody could say. */
export function readOrder(api: ApiClient, id: string): Promise<Order | 'absent' | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const find = async () =>
    (await findOnApi(api.call('GET /v1/order/{id}', { params: { id }, signal }))) ?? 'absent'
  return readOrNull(find())
}
