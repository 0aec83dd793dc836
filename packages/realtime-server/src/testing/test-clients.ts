import { Realtime, Rest, type ClientOptions, type Realtime as RealtimeClient } from 'ably'
import { KEY_TEXT } from './start-test-server.js'

/** Options under which the SDK talks to a local port alone and comes back quickly. */
export function clientOptions(port: number, options: ClientOptions = {}): ClientOptions {
  const isAuthGiven = ['token', 'authCallback', 'key'].some((name) => name in options)
  return {
    endpoint: 'localhost',
    port,
    tls: false,
    logLevel: 0,
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `ws://localhost:${port}/up`,
    disconnectedRetryTimeout: 50,
    suspendedRetryTimeout: 50,
    ...(isAuthGiven ? {} : { key: KEY_TEXT }),
    ...options,
  }
}

/** Clients that a test made, to be closed when it ends. */
export class TestClients {
  readonly #clients: RealtimeClient[] = []

  realtime(port: number, options: ClientOptions = {}): RealtimeClient {
    const client = new Realtime(clientOptions(port, options))
    this.#clients.push(client)
    return client
  }

  rest(port: number, options: ClientOptions = {}): Rest {
    return new Rest(clientOptions(port, options))
  }

  close(): void {
    for (const client of this.#clients.splice(0)) client.close()
  }
}

/** Spares a test the second that the SDK waits between two attempts. */
export function reconnectAtOnce(client: RealtimeClient): void {
  client.connection.on('disconnected', () => {
    setImmediate(() => {
      if (client.connection.state === 'disconnected') client.connection.connect()
    })
  })
}
