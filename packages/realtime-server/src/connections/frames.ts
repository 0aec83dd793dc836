import { errorBody, type ErrorBody } from '../errors.js'
import type { RealtimeLimits } from '../limits.js'
import { ACTION } from '../protocol/actions.js'
import type { Connection } from './connection.js'

export function connectedFrame(
  connection: Connection,
  limits: RealtimeLimits,
  error?: ErrorBody,
): object {
  const { id, key, grant } = connection
  return {
    action: ACTION.connected,
    connectionId: id,
    connectionDetails: {
      connectionKey: key,
      clientId: grant.clientId ?? undefined,
      connectionStateTtl: limits.connectionStateTtlMs,
      maxIdleInterval: limits.maxIdleIntervalMs,
      maxMessageSize: limits.messageBytes,
      maxFrameSize: limits.frameBytes,
      maxInboundRate: limits.inboundMessagesPerSecond,
      serverId: 'doran',
    },
    error,
  }
}

/** Fatal to the connection, but for the errors of a token, which make its client renew it. */
export function errorFrame(error: unknown): object {
  return { action: ACTION.error, error: errorBody(error) }
}

export function channelErrorFrame(channel: string, error: unknown): object {
  return { action: ACTION.error, channel, error: errorBody(error) }
}

/** The client comes back by itself. */
export function disconnectedFrame(error: unknown): object {
  return { action: ACTION.disconnected, error: errorBody(error) }
}
