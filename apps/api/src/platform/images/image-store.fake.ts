import { requireImageKey, type ImageStore } from './image-store.js'

export type FakeImageStore = ImageStore & {
  keys: () => string[]
  /** Every call fails with the error, until it is set to null. */
  failWith: (failure: Error | null) => void
}

/** Images in memory. */
export function createFakeImageStore(): FakeImageStore {
  const images = new Map<string, Uint8Array>()
  let failure: Error | null = null
  const checked = (key: string) => {
    if (failure) throw failure
    return requireImageKey(key)
  }
  return {
    put: async (key, bytes) => void images.set(checked(key), Uint8Array.from(bytes)),
    get: async (key) => images.get(checked(key)) ?? null,
    delete: async (key) => void images.delete(checked(key)),
    keys: () => [...images.keys()],
    failWith: (next) => void (failure = next),
  }
}
