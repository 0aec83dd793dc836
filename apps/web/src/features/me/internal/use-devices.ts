import { ApiError } from '@doran/api-client'
import { callQuery, useApi } from '@doran/api-client/react'
import type { AuthSession } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'

type DevicesOptions = {
  /** Asks again that often; never where it is left out. */
  everyMs?: number | undefined
}

/** The browsers the account is signed in with. Sending one out shows at once and is taken back if it fails. */
export function useDevices({ everyMs }: DevicesOptions = {}) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/auth/session', {})
  const enabled = useIsLoggedIn()
  const { data, error, refetch } = useQuery({
    ...query,
    enabled,
    refetchInterval: everyMs ?? false,
  })

  async function keepOnly(isKept: (device: AuthSession) => boolean, send: () => Promise<void>) {
    await queries.cancelQueries({ queryKey: query.queryKey })
    const before = queries.getQueryData(query.queryKey)
    queries.setQueryData(query.queryKey, (old) => old && { items: old.items.filter(isKept) })
    try {
      await send()
    } catch (failure) {
      // Whoever is gone already is where the person wanted them.
      if (failure instanceof ApiError && failure.code === 'NOT_FOUND') return
      queries.setQueryData(query.queryKey, before)
      throw failure
    }
  }

  return {
    devices: data?.items.toSorted(currentFirst) ?? null,
    error,
    retry: () => void refetch(),
    sendOut: (id: string) =>
      keepOnly(
        (device) => device.id !== id,
        () => api.call('DELETE /v1/auth/session/{sessionUuid}', { params: { sessionUuid: id } }),
      ),
    sendOutOthers: () =>
      keepOnly(
        (device) => device.isCurrent,
        () => api.call('DELETE /v1/auth/session', {}),
      ),
  }
}

const currentFirst = (one: AuthSession, other: AuthSession) =>
  Number(other.isCurrent) - Number(one.isCurrent)
