import { ADDRESS_FACTOR, LIMITS, type LimitName } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { AppError } from '../app-error.js'
import { createRateLimiter } from './rate-limiter.js'

const { signUp, nickName } = LIMITS

/** How many calls an address may make in a row. */
async function callsOfAddress(limit: LimitName): Promise<number> {
  const limiter = createRateLimiter(1)
  for (let made = 0; ; made += 1) {
    const refusal = await limiter.count(limit, { address: '192.0.2.1', credential: null }).then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal === null) continue
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code: 'TOO_MANY' })
    return made
  }
}

it('lets an address make as many calls as its limit says, else several times those of one credential', async () => {
  expect(await callsOfAddress('signUp')).toBe(signUp.addressCount)
  expect(await callsOfAddress('nickName')).toBe(nickName.count * ADDRESS_FACTOR)
})

it('counts each credential by itself, and its address with all of them', async () => {
  const limiter = createRateLimiter(1)
  const make = (credential: string) =>
    limiter.count('nickName', { address: '192.0.2.1', credential })
  for (let made = 0; made < nickName.count; made += 1) await make('one')

  await expect(make('one')).rejects.toMatchObject({ code: 'TOO_MANY' })
  await expect(make('other')).resolves.toBeUndefined()
})
