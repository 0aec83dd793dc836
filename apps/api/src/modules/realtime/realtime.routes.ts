import type { Hono } from 'hono'
import type { Deps } from '../../platform/context/deps.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { HttpEnv } from '../../platform/http/http-env.js'

/** The REST of the embedded endpoint. Its sockets are upgraded where the process listens. */
export function mountRealtime(app: Hono<HttpEnv>, { realtime }: Pick<Deps, 'realtime'>): void {
  const { embedded } = realtime
  if (!embedded) return
  for (const path of ['/time', '/keys/*', '/channels/*']) {
    app.all(path, async (context) => {
      const response = await embedded.handleRequest(context.req.raw, context.get('address'))
      if (!response) throw new AppError('NOT_FOUND')
      context.set('hasCommonHeaders', true)
      return response
    })
  }
}
