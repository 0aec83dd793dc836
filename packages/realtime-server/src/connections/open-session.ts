import type { WebSocket } from 'ws'
import type { App } from './app.js'
import type { Grant } from '../auth/grant.js'
import { verifyCredentials } from '../auth/verify-credentials.js'
import { RealtimeError, type ErrorBody } from '../errors.js'
import { encode } from '../protocol/codec.js'
import type { ServerContext } from '../server-context.js'
import { checkSameClient } from './client-id.js'
import { readConnectParams, type ConnectParams } from './connect-params.js'
import type { Connection } from './connection.js'
import { connectedFrame, errorFrame } from './frames.js'
import { Session } from './session.js'
import { watchToken } from './token-timer.js'

/** Lets a client in by what its address says, or tells it why not and closes. */
export function openSession(
  context: ServerContext,
  findApp: (appId: string) => App | undefined,
  ws: WebSocket,
  url: string,
): Session | null {
  const params = readConnectParams(url)
  try {
    const now = context.clock.now()
    const { app, grant } = verifyCredentials(params.credentials, findApp, now)
    const { connection, error } = connectionFor(context, app, grant, params)
    const { format, wantsHeartbeats } = params
    const session = new Session(context, { ws, app, connection, format, wantsHeartbeats })
    connection.session = session
    session.send(connectedFrame(connection, context.limits, error))
    watchToken(context, session)
    return session
  } catch (error) {
    if (!(error instanceof RealtimeError))
      context.logger.error({ err: error }, 'Could not open a realtime session')
    const refuse = () => {
      ws.send(encode(errorFrame(error), params.format), { binary: params.format === 'msgpack' })
      ws.close(1000)
    }
    const afterMs = error instanceof RealtimeError ? error.tellAfterMs : 0
    if (afterMs > 0) context.clock.setTimeout(refuse, afterMs)
    else refuse()
    return null
  }
}

function connectionFor(
  { limits }: ServerContext,
  app: App,
  grant: Grant,
  params: ConnectParams,
): { connection: Connection; error?: ErrorBody } {
  const known = params.resumes === undefined ? null : app.connections.find(params.resumes)
  if (known) {
    checkSameClient(known.grant, grant)
    // A client that comes back may have left its socket half open.
    known.session?.cut()
    app.connections.takeUp(known)
    known.grant = grant
    known.renewKey()
    return { connection: known }
  }
  const graceMs = params.remainPresentForMs ?? limits.presenceGraceMs
  const connection = app.connections.create(grant, {
    hasEcho: params.hasEcho,
    presenceGraceMs: Math.min(graceMs, limits.connectionStateTtlMs),
  })
  if (params.resumes === undefined) return { connection }
  const failure = new RealtimeError('resumeFailed', 'Unable to resume: the connection is unknown')
  return { connection, error: failure.body }
}
