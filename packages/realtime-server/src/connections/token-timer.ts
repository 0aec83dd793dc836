import { RealtimeError } from '../errors.js'
import { ACTION } from '../protocol/actions.js'
import type { ServerContext } from '../server-context.js'
import { disconnectedFrame } from './frames.js'
import type { Session } from './session.js'

const ASK_BEFORE_MS = 30_000
const LONGEST_TIMER_MS = 2_147_483_647

/** Asks for a new token before the present one expires, and ends the session when it does. */
export function watchToken(context: ServerContext, session: Session): void {
  session.cancelTokenTimer()
  session.cancelTokenTimer = () => {}
  const { token } = session.connection.grant
  if (!token) return
  const leftMs = token.expiresAt - context.clock.now()
  // A token that lives no longer than that would be asked for again at once, without end.
  if (leftMs <= ASK_BEFORE_MS) return expireAt(context, session, token.expiresAt)
  const ask = () => {
    session.send({ action: ACTION.auth })
    expireAt(context, session, token.expiresAt)
  }
  session.cancelTokenTimer = context.clock.setTimeout(
    ask,
    Math.min(leftMs - ASK_BEFORE_MS, LONGEST_TIMER_MS),
  )
}

function expireAt({ clock }: ServerContext, session: Session, expiresAt: number): void {
  const end = () =>
    session.end(disconnectedFrame(new RealtimeError('tokenExpired', 'Token expired')))
  session.cancelTokenTimer = clock.setTimeout(end, Math.max(0, expiresAt - clock.now()))
}
