import { randomUUID } from 'node:crypto'
import { SIGN_IN_FAILURES } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { hashSecret } from './secret.js'
import { normaliseAddress } from '../http/client-address.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { createSignInFailures, type SignInFailures, type SignInTry } from './sign-in-failures.js'

const api = sharedTestApi()

/** A tenth of what people meet. */
const FACTOR = 0.1
const OF_ADDRESS = SIGN_IN_FAILURES.address * FACTOR
const OF_NETWORK = SIGN_IN_FAILURES.network * FACTOR

const failures = () => createSignInFailures(api().deps.database.pool, FACTOR)

/** A try by a new person, at an address as it comes. */
const tryFrom = (address: string, browserHash: SignInTry['browserHash'] = null): SignInTry => ({
  email: `${randomUUID()}@example.test`,
  address: normaliseAddress(address),
  browserHash,
})

/** Counts how many of these tries are let through. */
async function looked(tries: readonly SignInTry[]): Promise<number> {
  const counted = failures()
  let taken = 0
  for (const tried of tries) if (await isLookedAt(counted, tried)) taken += 1
  return taken
}

async function isLookedAt(counted: SignInFailures, tried: SignInTry): Promise<boolean> {
  try {
    await counted.count(tried)
    return true
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'TOO_MANY') return false
    throw thrown
  }
}

/** Each from a /64 of its own in one /48. */
const spread = (customer: string, count: number) =>
  Array.from({ length: count }, (_, number) => tryFrom(`${customer}:${number.toString(16)}::1`))

it('counts failures of a whole /48, wider than those of one address', async () => {
  expect(await looked(Array.from({ length: 9 }, () => tryFrom('2001:db8:a:1::1')))).toBe(OF_ADDRESS)
  expect(await looked(spread('2001:db8:b', OF_NETWORK + 5))).toBe(OF_NETWORK)
  expect(await looked([tryFrom('2001:db8:b:ffff::1')])).toBe(0)
  expect(await looked([tryFrom('2001:db8:c::1')])).toBe(1)
})

it('lets a browser that knows its account in from a /48 that is used up', async () => {
  await looked(spread('2001:db8:d', OF_NETWORK))

  expect(await looked([tryFrom('2001:db8:d::1', hashSecret('a browser'))])).toBe(1)
})

it('gives back what was right to address and network alike', async () => {
  const counted = failures()
  for (const tried of spread('2001:db8:e', OF_NETWORK + 5)) {
    await counted.count(tried)
    await counted.forgive(tried)
  }

  expect(await looked(spread('2001:db8:e', 1))).toBe(1)
})
