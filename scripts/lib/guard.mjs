import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before an app (`node --import`): when the starter dies without a word, the pipe between
 * them closes and the app ends itself, or its whole group where nothing in it needs a slow farewell. The variable is taken away so that the app's own children,
 * whose descriptor 3 is something else, do not listen.
 */
const fd = Number(process.env.DORAN_GUARD_FD)
const isGroup = process.env.DORAN_GUARD_GROUP === '1'
delete process.env.DORAN_GUARD_FD
delete process.env.DORAN_GUARD_GROUP

const DRAIN_MS = 12_000

function leave() {
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  process.kill(isGroup ? -process.pid : process.pid, 'SIGTERM')
}

if (isMainThread && Number.isInteger(fd) && fd > 2) {
  const line = new Socket({ fd, readable: true, writable: false })
  line.on('error', () => {})
  line.once('close', leave)
  line.resume()
  line.unref()
}
