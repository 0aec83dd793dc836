import type { ChatAuth, OpenAbly } from './ably-client.js'

/** Loads Ably's client, of which a page without chat has nothing. */
export async function loadAbly(): Promise<OpenAbly> {
  const { BaseRealtime, FetchRequest, RealtimePresence, WebSocketTransport } =
    await import('ably/modular')
  return ({ endpoint, authenticate }) =>
    new BaseRealtime({
      plugins: { FetchRequest, RealtimePresence, WebSocketTransport },
      autoConnect: false,
      useBinaryProtocol: false,
      logLevel: 0,
      disconnectedRetryTimeout: 5_000,
      suspendedRetryTimeout: 15_000,
      authCallback: (_params, answer) => {
        authenticate().then(
          ({ token, issued, expires, clientId, capability }) =>
            answer(null, { token, issued, expires, clientId, capability }),
          (cause: unknown) => answer(String(cause), null),
        )
      },
      ...(endpoint && endpointOptions(endpoint)),
    })
}

// Without them the client asks Ably's hosts as soon as this one is down.
function endpointOptions({ host, port, tls }: NonNullable<ChatAuth['endpoint']>) {
  return {
    // Ably takes a single label for the name of one of its own.
    ...(/[.:]|^localhost$/.test(host) ? { endpoint: host } : { realtimeHost: host }),
    port,
    tlsPort: port,
    tls,
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `${tls ? 'wss' : 'ws'}://${host}:${port}/up`,
  }
}
