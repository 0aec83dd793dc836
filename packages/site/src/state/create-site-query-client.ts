import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { errorAtom, isLoadingAtom } from './client-state.js'

type Store = ReturnType<typeof createStore>

/** Queries that keep the store's `isLoading` and `error` true to what they do. */
export function createSiteQueryClient(store: Store): QueryClient {
  const cache = new QueryCache({
    onError: (error) => store.set(errorAtom, error),
    onSuccess: () => store.set(errorAtom, null),
  })
  const client = new QueryClient({
    queryCache: cache,
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
  })
  cache.subscribe(() => {
    const isLoading = client.isFetching() > 0
    if (store.get(isLoadingAtom) !== isLoading) store.set(isLoadingAtom, isLoading)
  })
  return client
}
