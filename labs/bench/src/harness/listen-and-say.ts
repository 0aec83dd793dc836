import type { Server } from 'node:http'

/** Takes a free port, tells the parent process which, and ends with that process. */
export function listenAndSay(server: Server): void {
  process.on('disconnect', () => process.exit())
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
}
