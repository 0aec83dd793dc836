import { forgetExpired } from '../auth-session/index.js'
import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { forgetTickets } from './forget-tickets.js'

const EVERY_MS = 10 * 60_000

/** Removes now and then what has run out of sign-ins and of what waits for a code. */
export function startForgetting(deps: Deps): { stop: () => void } {
  return runEvery(deps, {
    everyMs: EVERY_MS,
    failure: 'what ran out was not removed',
    run: () => Promise.all([forgetExpired(deps), forgetTickets(deps)]),
  })
}
