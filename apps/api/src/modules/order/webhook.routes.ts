import type { Hono } from 'hono'
import { LENGTHS } from '@doran/contract/limits'
import { systemContext } from '../../platform/context/context.js'
import type { Deps } from '../../platform/context/deps.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { receiveWebhook } from './receive-webhook.js'

/** Providers' events are a few kilobytes. */
const MOST_BYTES = LENGTHS.jsonBody * 8

/** No call of the contract: a provider sends it, without an origin, and signs the very bytes of its body. */
export function mountWebhooks(app: Hono<HttpEnv>, deps: Deps): void {
  app.post('/v1/webhook/payment/:provider', async (context) => {
    await deps.rateLimiter.count('webhook', { address: context.get('address'), credential: null })
    const body = await readText(context.req.raw)
    await receiveWebhook(systemContext(deps), {
      provider: context.req.param('provider'),
      body,
      headers: context.req.raw.headers,
    })
    return context.body(null, 204)
  })
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) {
    throw new AppError('BODY_TOO_LARGE')
  }
  const body = await request.text()
  if (body.length > MOST_BYTES) throw new AppError('BODY_TOO_LARGE')
  return body
}
