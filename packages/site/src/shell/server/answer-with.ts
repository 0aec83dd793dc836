import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

const answering = new AsyncLocalStorage<ServerResponse>()

// Next fills the pages of its own statuses by scripts alone; Node publishes every response before Next sees it.
subscribe('http.server.request.start', (message) => {
  const response: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : null
  if (response instanceof ServerResponse) answering.enterWith(response)
})

/** Gives the answer that is being rendered a status and headers, as long as none of it has been sent. */
export function answerWith(status: number, headers: Record<string, string> = {}): void {
  const response = answering.getStore()
  if (!response || response.headersSent) return
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
