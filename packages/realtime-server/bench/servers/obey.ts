import { PLAN, sharedNow, type ServerOrder, type ServerReport } from '../fan-out-plan.js'

/** What is published: its number and when it was sent. */
export type Sent = { n: number; at: number; text: string }

/** Does what the measuring process orders; `publish` is all that differs between the servers. */
export function obey(port: number, publish: (sent: Sent) => void): void {
  process.on('message', (order: ServerOrder) => {
    if (order.kind === 'publish') void publishAll(publish)
    if (order.kind === 'rss') report({ kind: 'rss', bytes: rssAtRest() })
    if (order.kind === 'stop') process.exit(0)
  })
  report({ kind: 'listening', port })
}

async function publishAll(publish: (sent: Sent) => void): Promise<void> {
  const before = process.cpuUsage()
  for (let n = 0; n < PLAN.messages; n += 1) {
    publish({ n, at: sharedNow(), text: PLAN.text })
    await new Promise((resolve) => setTimeout(resolve, PLAN.gapMs))
  }
  const { user, system } = process.cpuUsage(before)
  report({ kind: 'done', cpuMicros: user + system })
}

function rssAtRest(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

function report(message: ServerReport): void {
  process.send?.(message)
}
