import type { UsageClient } from './usage-client.js'

/** Writes down what a collector would be sent, with the id it is sent under. */
export function fakeUsageClient(): UsageClient & { lines: string[] } {
  const lines: string[] = []
  let runningAs: string | null = null
  return {
    lines,
    start: (deviceId) => {
      runningAs = deviceId
    },
    log: (type, properties = {}) => {
      lines.push([runningAs ?? 'nobody', type, ...Object.values(properties)].join(' '))
    },
    stop: () => {
      if (runningAs !== null) lines.push('stop')
      runningAs = null
    },
  }
}
