import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

declare global {
  var answeredResponse: AsyncLocalStorage<ServerResponse> | undefined
}

// Next bundles this module for instrumentation, which loads it at boot, and again for pages, which load it in the
// middle of their first request: that one is known to the first copy alone.
const answered = (globalThis.answeredResponse ??= followResponses())

// Next fills the pages of its own statuses by scripts alone; Node publishes every response before Next sees it.
function followResponses(): AsyncLocalStorage<ServerResponse> {
  const storage = new AsyncLocalStorage<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    const response: unknown =
      typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : null
    if (response instanceof ServerResponse) storage.enterWith(response)
  })
  return storage
}

/** Gives the answer that is being rendered a status and headers, as long as none of it has been sent. */
export function answerWith(status: number, headers: Record<string, string> = {}): void {
  const response = answered.getStore()
  if (!response || response.headersSent) return
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
