import { once } from 'node:events'
import { WebSocketServer } from 'ws'
import { obey } from './obey.js'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(server, 'listening')
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('No port')
obey(address.port, (sent) => {
  const text = JSON.stringify({ name: 'x', data: JSON.stringify(sent) })
  for (const client of server.clients) client.send(text)
})
