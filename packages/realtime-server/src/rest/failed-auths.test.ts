import { expect, test } from 'vitest'
import { RealtimeError } from '../errors.js'
import { FailedAuths } from './failed-auths.js'

const wrong = new RealtimeError('badCredentials', '')

test('an address waits until its minute is over, others do not', () => {
  const failed = new FailedAuths(2)
  failed.note('a', wrong, 1_000)
  failed.check('a', 2_000)
  failed.note('a', wrong, 2_000)
  expect(() => failed.check('a', 2_500)).toThrow(
    expect.objectContaining({ code: 42910, retryAfterSeconds: 59 }),
  )
  failed.check('b', 2_500)
  failed.check('a', 61_000)
  expect(failed.size).toBe(0)
})

test('what is no wrong credential is not counted', () => {
  const failed = new FailedAuths(1)
  for (const reason of ['tokenExpired', 'tokenRevoked', 'notPermitted', 'notFound'] as const)
    failed.note('a', new RealtimeError(reason, ''), 0)
  failed.note('a', new Error('x'), 0)
  expect(failed.size).toBe(0)
})

test('so many addresses are held, the oldest makes room', () => {
  const failed = new FailedAuths(1)
  for (let i = 0; i <= 10_000; i += 1) failed.note(String(i), wrong, 0)
  expect(failed.size).toBe(10_000)
  failed.check('0', 0)
  expect(() => failed.check('1', 0)).toThrow('Too many')
})
