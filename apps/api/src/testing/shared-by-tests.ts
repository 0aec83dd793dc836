import { beforeAll, onTestFinished } from 'vitest'

/** Takes what is to be done at the end: of a test, or of all that share something. */
export type OnEnd = (end: () => Promise<void> | void) => void

export const afterTest: OnEnd = (end) => onTestFinished(end)

/** Made once for all tests of a file or `describe`; only for tests that leave nothing behind in it. */
export function sharedByTests<T extends object>(make: (onEnd: OnEnd) => Promise<T>): () => T {
  let made: T | null = null
  beforeAll(async () => {
    const ends: Parameters<OnEnd>[0][] = []
    made = await make((end) => ends.unshift(end))
    return async () => {
      for (const end of ends) await end()
    }
  })
  return () => {
    if (!made) throw new Error('what tests share is made when the first of them begins')
    return made
  }
}
