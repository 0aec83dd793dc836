import { createEdge } from './edge.js'
import { readEnv } from './env.js'
import { listen, shutDown } from './listen.js'

function say(level: 'info' | 'error', message: string): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message })}\n`)
}

try {
  const env = readEnv()
  const edge = createEdge(env)
  const servers = await listen(edge, env)
  say('info', `listening on port ${env.port}`)

  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    void shutDown(edge, servers).then(() => process.exit(0))
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
} catch (error) {
  say('error', error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
