import { expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { systemContext } from '../context/context.js'
import { createManualClock } from '../time/clock.fake.js'
import { createSharedRead } from './shared-read.js'

const api = sharedTestApi()

function start() {
  const clock = createManualClock(new Date())
  const ctx = systemContext({ ...api().deps, clock })
  const shared = createSharedRead<string>(1_000)
  const reads: string[] = []
  const read = (of: string, fails = false) =>
    shared(ctx, of, () => {
      reads.push(of)
      return fails ? Promise.reject(new Error('gone')) : Promise.resolve(`${of}${reads.length}`)
    })
  return { clock, read, reads }
}

it('asks once for each thing while its answer is fresh', async () => {
  const { clock, read, reads } = start()
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['a1', 'b2', 'a1'])
  clock.advance(999)
  expect(await read('b')).toBe('b2')
  clock.advance(1)
  expect(await read('a')).toBe('a3')
  expect(reads).toEqual(['a', 'b', 'a'])
})

it('asks again for what failed', async () => {
  const { read } = start()
  await expect(read('a', true)).rejects.toThrow('gone')
  expect(await read('a')).toBe('a2')
})
