import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { errorAtom, isLoadingAtom, themeAtom } from './client-state.js'
import { createSiteQueryClient } from '../session/member/create-site-query-client.js'
import { lazyApiClient } from './lazy-api-client.js'

describe('client state', () => {
  it('starts dark, at rest and without an error', () => {
    const store = createStore()
    expect(store.get(themeAtom)).toBe('dark')
    expect(store.get(isLoadingAtom)).toBe(false)
    expect(store.get(errorAtom)).toBeNull()
  })

  it('follows queries as they start, fail and succeed', async () => {
    const store = createStore()
    const queries = createSiteQueryClient(store)
    const seen: boolean[] = []
    store.sub(isLoadingAtom, () => seen.push(store.get(isLoadingAtom)))
    const failure = new Error('gone')
    const failing = { queryKey: ['a'], queryFn: () => Promise.reject(failure), retry: false }
    await queries.fetchQuery(failing).catch(() => undefined)
    expect(store.get(errorAtom)).toBe(failure)
    await queries.fetchQuery({ queryKey: ['b'], queryFn: () => Promise.resolve(1) })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(store.get(errorAtom)).toBeNull()
    expect(seen).toEqual([true, false, true, false])
  })
})

describe('lazyApiClient', () => {
  it('opens the client with the first call, once, and again after a failed load', async () => {
    let loads = 0
    const client = lazyApiClient(() => {
      loads += 1
      if (loads === 1) return Promise.reject(new Error('offline'))
      return Promise.resolve({
        call: () => Promise.reject(new Error('unused')),
        // oxlint-disable-next-line require-yield -- a stream that ends at once
        async *stream() {
          await Promise.resolve()
        },
        upload: () => Promise.reject(new Error('unused')),
        download: () => Promise.reject(new Error('unused')),
        get: (path: string) => Promise.resolve(path),
      })
    })
    expect(loads).toBe(0)
    await expect(client.get('a')).rejects.toThrow('offline')
    expect(await client.get('b')).toBe('b')
    expect(await client.get('c')).toBe('c')
    expect(loads).toBe(2)
  })
})
