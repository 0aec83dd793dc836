import type { Hono } from 'hono'
import { LENGTHS } from '@doran/contract/limits'
import { systemContext } from '../../platform/context/context.js'
import type { Deps } from '../../platform/context/deps.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { readText } from '../../platform/http/read-body.js'
import type { PaymentProvider } from '../../platform/payment/payment-provider.js'
import { receiveWebhook } from './receive-webhook.js'

/** Providers' events are a few kilobytes. */
const MOST_BYTES = LENGTHS.jsonBody * 8

/** No call of the contract: a provider sends it, without an origin, and signs the very bytes of its body. */
export function mountWebhooks(app: Hono<HttpEnv>, deps: Deps): void {
  app.post('/v1/webhook/payment/:provider', async (context) => {
    await deps.rateLimiter.count('webhook', { address: context.get('address'), credential: null })
    const body = await readText(context.req.raw, MOST_BYTES)
    await receiveWebhook(systemContext(deps), {
      provider: context.req.param('provider'),
      body,
      signature: signatureOf(context.req.raw.headers, deps.payments),
    })
    return context.body(null, 204)
  })
}

function signatureOf(headers: Headers, payments: PaymentProvider | null): string {
  const name = payments?.signatureHeader
  return name ? (headers.get(name) ?? '') : ''
}
