import type { Grant } from '../auth/grant.js'
import { RealtimeError } from '../errors.js'

/** Throws if this client may not speak as the named one. */
export function checkClientId(grant: Grant, clientId: string | undefined): void {
  if (clientId === undefined || clientId === grant.clientId || grant.mayNameClients) return
  throw new RealtimeError('badClientId', 'The clientId is not the one of this connection')
}

/** Who a client is when it names nobody. */
export function ownClientId(grant: Grant): string | undefined {
  return grant.clientId === null || grant.clientId === '*' ? undefined : grant.clientId
}

/** Throws if credentials are for another client than a connection was made by; who may be anybody may become someone. */
export function checkSameClient(known: Grant, shown: Grant): void {
  if (known.clientId === '*' || known.clientId === shown.clientId) return
  throw new RealtimeError('incompatibleCredentials', 'The credentials are for another clientId')
}
