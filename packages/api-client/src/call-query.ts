import { queryOptions } from '@tanstack/react-query'
import type { ContractKey, KeysOfKind, ReplyOf } from '@doran/contract'
import { USER_INFO_RETRIES } from '@doran/contract/specification'
import type { ApiClient, CallInput } from './api-client.js'
import { ApiError } from './api-error.js'

type ReadKey = Extract<ContractKey, `GET ${string}`> & KeysOfKind<'json'>

/** Refusals that another try cannot change. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([
  400, 401, 403, 404, 409, 410, 413, 415, 422, 429,
])
/** User info is retried on every error, as specified; a 401 is the answer that there is no sign-in. */
const FINAL_STATUSES_OF: Partial<Record<ReadKey, ReadonlySet<number>>> = {
  'GET /v1/user/me': new Set([401]),
}

/** Query options of a declared read; its key is the call and its input. Retried as often as the user's info. */
export function callQuery<K extends ReadKey>(api: ApiClient, key: K, input: CallInput<K>) {
  const finalStatuses = FINAL_STATUSES_OF[key] ?? FINAL_STATUSES
  const { signal: _signal, lastEventId: _last, ...keyed } = input
  return queryOptions<ReplyOf<K>>({
    queryKey: [key, keyed],
    queryFn: ({ signal }) => api.call(key, { ...input, signal }),
    retry: (failures, error) =>
      failures < USER_INFO_RETRIES &&
      !(error instanceof ApiError && finalStatuses.has(error.status)),
    retryDelay: (attempt) => 500 * 2 ** attempt,
  })
}
