import { afterEach } from 'vitest'
import { RawClient } from './raw-client.js'
import { startTestServer, type TestServer } from './start-test-server.js'
import { TestClients } from './test-clients.js'

/** Servers and clients of a test, closed when it ends. */
export function journey() {
  const clients = new TestClients()
  const raw: RawClient[] = []
  const servers: TestServer[] = []

  afterEach(async () => {
    clients.close()
    for (const client of raw.splice(0)) client.close()
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })

  return {
    clients,
    start: async (options?: Parameters<typeof startTestServer>[0]): Promise<TestServer> => {
      const server = await startTestServer(options)
      servers.push(server)
      return server
    },
    raw: (port: number, params?: Readonly<Record<string, string>>): RawClient => {
      const client = new RawClient(port, params)
      raw.push(client)
      return client
    },
    connectRaw: async (
      port: number,
      params?: Readonly<Record<string, string>>,
    ): Promise<RawClient> => {
      const client = await RawClient.connect(port, params)
      raw.push(client)
      return client
    },
  }
}
