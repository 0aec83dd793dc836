import { systemClock } from '../clock.js'
import { Endpoint } from '../endpoint.js'
import { randomIds } from '../ids.js'
import { DEFAULT_LIMITS } from '../limits.js'
import { silentLogger } from '../logger.js'
import { handleSuiteRequest } from './handle-suite-request.js'
import { serveHttp } from './serve-http.js'

export type Sandbox = { port: number; close(): Promise<void> }

/** A server alone on a port of loopback, whose apps are made and deleted by a suite of tests. */
export async function startSandbox(options: { port: number }): Promise<Sandbox> {
  const context = {
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    // One suite is many clients at one address, and Ably's allows a member as much as a message.
    limits: {
      ...DEFAULT_LIMITS,
      presenceBytes: DEFAULT_LIMITS.messageBytes,
      socketsPerAddress: 10_000,
      inboundMessagesPerSecond: 10_000,
      inboundMessageBurst: 10_000,
    },
  }
  const endpoint = new Endpoint(context, () => 'suite')
  const listener = await serveHttp(
    {
      handleUpgrade: (request, socket, head) => endpoint.handleUpgrade(request, socket, head),
      handleRequest: async (request) =>
        (await handleSuiteRequest({ context, endpoint }, request)) ??
        (await endpoint.handleRequest(request)),
    },
    options.port,
  )
  return {
    port: listener.port,
    async close() {
      await endpoint.close()
      await listener.close()
    },
  }
}
