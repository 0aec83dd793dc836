import { z } from 'zod'
import { paymentUnavailable } from './payment-unavailable.js'

export type TossSettings = { secretKey: string; apiUrl: string }

/** Toss answers with a value, or with the code by which it refused. */
type TossAnswer = { value: unknown } | { refusal: string }

const Refusal = z.object({ code: z.string().regex(/^[A-Z][A-Z0-9_]{2,80}$/) })

/** Toss Payments' API over HTTP; throws `PAYMENT_UNAVAILABLE` for all that is neither an answer nor a refusal. */
export function createTossClient({ secretKey, apiUrl }: TossSettings, timeoutMs: number) {
  const origin = apiUrl.replace(/\/$/, '')
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  async function send(
    path: string,
    { headers, ...more }: { method: string; headers?: Record<string, string>; body?: string },
  ): Promise<TossAnswer> {
    const { status, value } = await fetch(`${origin}${path}`, {
      ...more,
      headers: { ...headers, authorization },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, value: await readJson(response) }))
      .catch(() => {
        throw paymentUnavailable('toss: no answer')
      })
    if (status >= 200 && status < 300 && value !== undefined) return { value }
    const refused = Refusal.safeParse(value)
    // 401 is about our key, 429 about how often we ask: neither says anything about a payment.
    if (status < 400 || status >= 500 || status === 401 || status === 429 || !refused.success) {
      const code = refused.success ? refused.data.code : ''
      throw paymentUnavailable(`toss: ${status} ${code}`)
    }
    return { refusal: refused.data.code }
  }

  return {
    get: (path: string) => send(path, { method: 'GET' }),
    post: (path: string, body: unknown, idempotencyKey?: string) =>
      send(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify(body),
      }),
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
