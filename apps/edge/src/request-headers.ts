import type { IncomingMessage } from 'node:http'
import { clientAddressOf } from './client-address.js'
import { isRouterState, ROUTER_STATE_HEADER } from './router-state.js'

export const REQUEST_ID_HEADER = 'x-request-id'

const CLAIMS =
  /^(?:x-doran-.*|x-nonce|x-forwarded(?:-.*)?|forwarded|x-real-ip|x-request-id|x-client-ip|x-middleware-.*)$/
const CLAIMS_OF_CDNS = /^(?:true-client-ip|cf-connecting-ip|x-cluster-client-ip|via)$/
/** They speak of one connection only; `expect` was answered by this server. */
const ONE_HOP = /^(?:keep-alive|proxy-.*|te|trailer|expect)$/
/**
 * Nothing here is long enough to be asked for in parts, or read on condition that it has not changed. Next answers
 * a part out of range and such a condition with 500.
 */
const UNSERVED = /^(?:range|if-range|if-match|if-unmodified-since)$/

type Known = { requestId: string; publicOrigin: URL; frontDoorSecret: string }

/** Throws away what the client claims about itself and writes what this process knows. */
export function ownHeaders(request: IncomingMessage, known: Known, isUpgrade: boolean): void {
  const { headers } = request
  for (const name of Object.keys(headers))
    if (CLAIMS.test(name) || CLAIMS_OF_CDNS.test(name) || ONE_HOP.test(name) || UNSERVED.test(name))
      delete headers[name]
  if (!isUpgrade) {
    delete headers.upgrade
    delete headers.connection
  }
  // Next answers with 500 what it cannot read, and with the whole page where it is told nothing.
  if (!isRouterState(headers[ROUTER_STATE_HEADER])) delete headers[ROUTER_STATE_HEADER]
  const address = clientAddressOf(request.socket.remoteAddress)
  headers[REQUEST_ID_HEADER] = known.requestId
  headers['x-doran-client-address'] = address
  headers['x-doran-front-door'] = known.frontDoorSecret
  headers['x-forwarded-for'] = address
  headers['x-forwarded-host'] = headers.host ?? known.publicOrigin.host
  headers['x-forwarded-proto'] = known.publicOrigin.protocol.slice(0, -1)
}
