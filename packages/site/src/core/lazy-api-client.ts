import type { ApiClient } from '@doran/api-client'

/** A client whose code is fetched with the first call: most pages are read without making one. */
export function lazyApiClient(open: () => Promise<ApiClient>): ApiClient {
  let opened: Promise<ApiClient> | undefined
  // A load that failed is tried again by the next call.
  const client = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    }))
  return {
    call: async (key, input) => (await client()).call(key, input),
    async *stream(key, input) {
      yield* (await client()).stream(key, input)
    },
    upload: async (key, input) => (await client()).upload(key, input),
    download: async (key, input) => (await client()).download(key, input),
    get: async (path, signal) => (await client()).get(path, signal),
  }
}
