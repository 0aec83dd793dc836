import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

const answering = new AsyncLocalStorage<ServerResponse>()

// Next lets a page choose no status but 404 and redirects; Node tells of every response before Next sees it.
subscribe('http.server.request.start', (message) => {
  const response: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'response') : null
  if (response instanceof ServerResponse) answering.enterWith(response)
})

/** Makes the answer that is being rendered a 429, as long as none of it has been sent. */
export function answerPaused(seconds: number): void {
  const response = answering.getStore()
  if (!response || response.headersSent) return
  response.statusCode = 429
  response.setHeader('retry-after', seconds)
}
