import { afterEach, describe, expect, it, vi } from 'vitest'
import { localStore, tabStore } from './browser-stores.js'
import { safeStorage } from './safe-storage.js'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

describe('safe storage', () => {
  it('stores, reads and removes', () => {
    expect(localStore.set('a', '1')).toBe(true)
    expect([localStore.get('a'), localStorage.getItem('a')]).toEqual(['1', '1'])
    expect(tabStore.get('a')).toBeNull()
    localStore.remove('a')
    expect(localStore.get('a')).toBeNull()
  })

  it('reads JSON without trusting it', () => {
    tabStore.set('a', '{"b":[1]}')
    tabStore.set('broken', '{"b":')
    expect(tabStore.getJson('a')).toEqual({ b: [1] })
    expect([tabStore.getJson('broken'), tabStore.getJson('missing')]).toEqual([null, null])
  })

  it('lists the keys of a prefix', () => {
    tabStore.set('draft_a', '1')
    tabStore.set('draft_b', '2')
    tabStore.set('theme', 'dark')
    expect(tabStore.keys('draft_').toSorted()).toEqual(['draft_a', 'draft_b'])
  })

  it('says that nothing was stored where storage is forbidden', () => {
    const storage = safeStorage(forbidden)
    expect(storage.set('a', '1')).toBe(false)
    expect([storage.get('a'), storage.getJson('a')]).toEqual([null, null])
    expect(() => storage.remove('a')).not.toThrow()
  })

  it('keeps no old value where the new one does not fit', () => {
    const items = new Map([['a', 'old']])
    const storage = safeStorage(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key) => void items.delete(key),
    }))
    expect(storage.set('a', 'new')).toBe(false)
    expect(storage.get('a')).toBeNull()
  })

  it('says that nothing was stored where a write is ignored', () => {
    const storage = safeStorage(() => ({
      getItem: () => null,
      setItem: () => {},
      removeItem: () => {},
    }))
    expect(storage.set('a', '1')).toBe(false)
  })

  it.each([null, undefined])('finds nothing where the browser has no storage (%s)', (missing) => {
    vi.stubGlobal('localStorage', missing)
    expect([localStore.get('a'), localStore.set('a', '1'), localStore.keys('')]).toEqual([
      null,
      false,
      [],
    ])
  })
})
