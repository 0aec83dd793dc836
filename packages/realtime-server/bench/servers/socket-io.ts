import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { obey } from './obey.js'

const http = createServer()
const io = new Server(http, { transports: ['websocket'] })
io.on('connection', (socket) => void socket.join('room'))
http.listen(0, '127.0.0.1')
await once(http, 'listening')
const address = http.address()
if (address === null || typeof address === 'string') throw new Error('No port')
obey(address.port, (sent) => io.to('room').emit('x', JSON.stringify(sent)))
