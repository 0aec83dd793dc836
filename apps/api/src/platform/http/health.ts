import type { Hono } from 'hono'
import type { HttpEnv } from './http-env.js'

export type Health = {
  /** Whether new work may come: prepared, database answering, not shutting down. */
  isReady: () => Promise<boolean>
}

export function mountHealth(app: Hono<HttpEnv>, health: Health): void {
  app.get('/healthz', (context) => context.json({ status: 'up' }))
  app.get('/readyz', async (context) => {
    const isReady = await health.isReady()
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
  })
}
