import { expect, it } from 'vitest'
import { whenOnline } from './when-online.js'

const NETWORK = { code: 'NETWORK', message: '끊김' }

function wait(problem: typeof NETWORK) {
  const run = new AbortController()
  let calls = 0
  whenOnline(problem, run.signal, () => (calls += 1))
  const comeOnline = () => {
    window.dispatchEvent(new Event('online'))
    return calls
  }
  return { run, comeOnline }
}

it('goes on once when the net is back', () => {
  const { comeOnline } = wait(NETWORK)
  expect([comeOnline(), comeOnline()]).toEqual([1, 1])
})

it('does not go on after an abort', () => {
  const { run, comeOnline } = wait(NETWORK)
  run.abort()
  expect(comeOnline()).toBe(0)
})

it('does not go on by itself after a refusal', () => {
  expect(wait({ code: 'MAINTENANCE', message: '점검' }).comeOnline()).toBe(0)
})
