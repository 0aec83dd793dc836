import { ADDRESS_FACTOR, LIMITS, type LimitName } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { normaliseAddress } from './client-address.js'
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

const REFUSED = { code: 'TOO_MANY', retryAfter: signUp.windowSeconds }

/** One sign-up from an address as it comes. */
function signUps() {
  const limiter = createRateLimiter(1)
  return (address: string) =>
    limiter.count('signUp', { address: normaliseAddress(address), credential: null })
}

it('counts a whole /48, whichever of its networks an address is in, and not its neighbour', async () => {
  const signUpFrom = signUps()
  for (let number = 0; number < signUp.networkCount; number += 1) {
    await signUpFrom(`2001:db8:1:${number.toString(16)}::1`)
  }

  await expect(signUpFrom('2001:db8:1:ffff::1')).rejects.toMatchObject(REFUSED)
  await expect(signUpFrom('2001:db8:2::1')).resolves.toBeUndefined()
})

it('lets no single /64 use up what its /48 has', async () => {
  const signUpFrom = signUps()
  const tries = Array.from({ length: 2 * signUp.networkCount }, () =>
    signUpFrom('2001:db8:1:2::1').catch(() => 'refused'),
  )

  expect((await Promise.all(tries)).filter((each) => each !== 'refused')).toHaveLength(
    signUp.addressCount,
  )
  await expect(signUpFrom('2001:db8:1:3::1')).resolves.toBeUndefined()
})

it('knows no wider network of IPv4', async () => {
  const signUpFrom = signUps()
  for (let number = 0; number <= signUp.networkCount; number += 1) {
    await expect(signUpFrom(`192.0.2.${number}`)).resolves.toBeUndefined()
  }
})
