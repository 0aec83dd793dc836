import type { App } from './app.js'
import { concerns, revokedError, type Revocation } from '../auth/revocations.js'
import { ACTION } from '../protocol/actions.js'
import type { ServerContext } from '../server-context.js'
import { disconnectedFrame } from './frames.js'

/** Refuses tokens from now on and sends away who uses one; with a margin they are asked for a new one first. */
export function applyRevocation({ clock }: ServerContext, app: App, revocation: Revocation): void {
  app.revocations.add(revocation)
  const waitMs = revocation.appliesAt - clock.now()
  if (waitMs <= 0) return disconnect(app, revocation, clock.now())
  for (const { grant, session } of app.connections)
    if (concerns(revocation, grant)) session?.send({ action: ACTION.auth })
  clock.setTimeout(() => disconnect(app, revocation, clock.now()), waitMs)
}

function disconnect(app: App, revocation: Revocation, now: number): void {
  for (const { grant, session } of app.connections) {
    if (!session || !concerns(revocation, grant)) continue
    const error = revokedError(revocation, grant, now)
    session.end(disconnectedFrame(error), error.tellAfterMs)
  }
}
