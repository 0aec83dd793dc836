import { forgetExpired } from '../auth-session/index.js'
import type { Deps } from '../../deps.js'
import { forgetTickets } from './forget-tickets.js'

const EVERY_MS = 10 * 60_000

/** Removes now and then what has run out of sign-ins and of what waits for a code. */
export function startForgetting(deps: Deps): { stop: () => void } {
  const forget = () =>
    void Promise.all([forgetExpired(deps), forgetTickets(deps)]).catch((cause: unknown) =>
      deps.logger.warn({ err: cause }, 'what ran out was not removed'),
    )
  const timer = setInterval(forget, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
