import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { endSignIn, isSignedOutError } from './clear-member.js'
import { errorAtom, isLoadingAtom } from '../../core/client-state.js'

type Store = ReturnType<typeof createStore>

/** Queries that update the store's `isLoading`, `error` and `isLoggedIn`. */
export function createSiteQueryClient(store: Store): QueryClient {
  const cache = new QueryCache({
    onError: (error) => {
      if (isSignedOutError(error)) endSignIn(client, store)
      else store.set(errorAtom, error)
    },
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
