import { expect, it } from 'vitest'
import { withMinimumDuration } from './with-minimum-duration.js'

/** Timers may come a little early by another clock. */
const LEAST_MS = 45

it('answers and throws alike late, whatever was to be done', async () => {
  for (const work of [() => Promise.resolve(1), () => Promise.reject(new Error('refused'))]) {
    const startedAt = performance.now()
    await Promise.allSettled([withMinimumDuration<number>(work)])
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LEAST_MS)
  }
  await expect(withMinimumDuration(() => Promise.resolve(1))).resolves.toBe(1)
  await expect(withMinimumDuration(() => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
})
