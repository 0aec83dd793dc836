import { ApiError } from '@doran/api-client'
import { expect, test } from 'vitest'
import { keepAnswer } from './keep-answer'

const MINUTE = 60_000

const limited = new ApiError({ code: 'TOO_MANY', message: '', status: 429 })

/** Asks that are answered 1, 2, 3 …, or fail while `failure` is set. */
function setUp() {
  const state: { time: number; asked: number; failure: Error | null } = {
    time: 0,
    asked: 0,
    failure: null,
  }
  const read = keepAnswer(
    async () => {
      state.asked += 1
      await Promise.resolve()
      if (state.failure) throw state.failure
      return state.asked
    },
    () => state.time,
  )
  return { state, read }
}

test('asks once for all who come at the same time, and again after a minute', async () => {
  const { state, read } = setUp()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  state.time += MINUTE - 1
  expect(await read()).toBe(1)
  state.time += 1
  expect(await read()).toBe(2)
})

test('the last answer stands in while no newer one can be had, without asking at once again', async () => {
  const { state, read } = setUp()
  await read()
  state.failure = limited
  state.time += MINUTE
  expect([await read(), await read()]).toEqual([1, 1])
  expect(state.asked).toBe(2)
  state.failure = null
  state.time += MINUTE
  expect(await read()).toBe(3)
})

test('without an answer the failure is told, and the next one asks again', async () => {
  const { state, read } = setUp()
  state.failure = limited
  await expect(read()).rejects.toBe(limited)
  state.failure = null
  expect(await read()).toBe(2)
})

test('a fault of our own is not hidden behind an old answer', async () => {
  const { state, read } = setUp()
  await read()
  state.time += MINUTE
  state.failure = new TypeError('a bug')
  await expect(read()).rejects.toThrow('a bug')
})
