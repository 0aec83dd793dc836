import { createRealtimeServer } from '../../src/create-realtime-server.js'
import { serveHttp } from '../../src/sandbox/serve-http.js'
import { obey } from './obey.js'

const realtime = createRealtimeServer({
  keys: [{ name: 'bench.key', secret: 'secret' }],
  limits: { socketsPerAddress: 10_000 },
})
const listener = await serveHttp(realtime, 0)
obey(listener.port, (sent) => realtime.publish('room', [{ name: 'x', data: JSON.stringify(sent) }]))
