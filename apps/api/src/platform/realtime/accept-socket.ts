import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Realtime } from './realtime.js'

type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer }

/** Hands a socket to the embedded endpoint; where it is not open here, the socket is closed. */
export function acceptSocket(
  { realtime }: { realtime: Realtime },
  { request, socket, head }: Upgrade,
): void {
  socket.on('error', () => socket.destroy())
  if (realtime.server && realtime.isOn() && pathOf(request) === '/') {
    realtime.server.handleUpgrade(request, socket, head)
  } else {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}
