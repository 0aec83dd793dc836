import { WebSocket } from 'ws'
import { sharedNow, type ServerKind } from './fan-out-plan.js'

export type Delivery = { n: number; latencyNs: number }

/** A client that costs about the same whatever it speaks, and hands over what it receives. */
export function subscribe(
  kind: ServerKind,
  port: number,
  onDelivery: (delivery: Delivery) => void,
  channel = 'room',
): Promise<WebSocket> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${PATHS[kind]}`, { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    ws.once('error', reject)
    if (kind === 'bare-ws') ws.once('open', () => resolve(ws))
    ws.on('message', (data: Buffer) => {
      const now = sharedNow()
      const text = data.toString()
      if (kind === 'doran' && text.startsWith('{"action":4'))
        return ws.send(JSON.stringify({ action: 10, channel }))
      if (kind === 'doran' && text.startsWith('{"action":11')) return resolve(ws)
      if (kind === 'socket-io' && text.startsWith('0')) return ws.send('40')
      if (kind === 'socket-io' && text.startsWith('40')) return resolve(ws)
      if (kind === 'socket-io' && text === '2') return ws.send('3')
      const [, n, at] = /\\"n\\":(\d+),\\"at\\":(\d+)/.exec(text) ?? []
      if (n !== undefined) onDelivery({ n: Number(n), latencyNs: now - Number(at) })
    })
  })
}

const PATHS: Record<ServerKind, string> = {
  doran: '/?v=6&key=bench.key:secret&heartbeats=false',
  'bare-ws': '/',
  'socket-io': '/socket.io/?EIO=4&transport=websocket',
}
