import { createHmac, randomBytes } from 'node:crypto'
import type { PaymentWebhook } from '../platform/payment/payment-provider.js'
import {
  askPage,
  json,
  redirect,
  startStubServer,
  type StubReply,
  type StubServer,
} from './payment-stub-server.js'

type Held = {
  id: string
  orderId: string
  title: string
  amount: number
  successUrl: string
  cancelUrl: string
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  /** Of the payment intent, which there is once the person has paid or tried to. */
  intent: 'succeeded' | 'processing' | 'requires_payment_method' | null
  declineCode: string | null
  paidAt: number
  refunds: { id: string; amount: number; refundId: string; status: 'succeeded' }[]
}

export type StripeStub = StubServer & {
  secretKey: string
  webhookSecret: string
  chargedKrw: (orderId: string) => number
  paidBackKrw: (orderId: string) => number
  /** As Stripe sends it, signed at `at`. */
  webhook: (orderId: string, more?: { at?: Date; type?: string; secret?: string }) => PaymentWebhook
}

const SECRET_KEY = 'sk_test_stub00000000000000000000'
const WEBHOOK_SECRET = 'whsec_stub0000000000000000000000'

const ACTS = {
  pay: '결제 승인',
  decline: '카드 거절 (다시 시도할 수 있음)',
  wait: '나중에 결정되는 결제',
  'fail-later': '나중에 거절되는 결제',
  'limit-later': '나중에 한도를 넘는 결제',
  expire: '시간 초과',
  cancel: '돌아가기',
}

function refuse(code: string | null, more: { status?: number; param?: string } = {}): StubReply {
  const { status = 400, param } = more
  const type = status === 401 ? 'authentication_error' : 'invalid_request_error'
  return json({ error: { type, message: code ?? 'refused', ...(code && { code }), param } }, status)
}

/** Stripe's Checkout on loopback. Its page asks a person, or takes `act=` in its address. */
export async function startStripeStub({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<StripeStub> {
  const sessions = new Map<string, Held>()
  const charged = new Map<string, number>()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const ofOrder = (id: string) => [...sessions.values()].find(({ orderId }) => orderId === id)

  function create(form: URLSearchParams): StubReply {
    const at = (name: string) => form.get(name) ?? ''
    const [item, orderId] = ['line_items[0][price_data]', at('client_reference_id')]
    const amount = Number(at(`${item}[unit_amount]`))
    if (at('mode') !== 'payment') return refuse('parameter_missing', { param: 'mode' })
    if (at(`${item}[currency]`) !== 'krw' || !Number.isSafeInteger(amount) || amount < 50) {
      return refuse('parameter_invalid_integer', { param: `${item}[unit_amount]` })
    }
    const expiresAt = Number(at('expires_at'))
    if (expiresAt < seconds() + 1_800 || expiresAt > seconds() + 86_400) {
      return refuse(null, { param: 'expires_at' })
    }
    if (
      at('payment_intent_data[metadata][orderId]') !== orderId ||
      at('metadata[orderId]') !== orderId
    ) {
      return refuse('parameter_missing', { param: 'metadata' })
    }
    const held: Held = {
      id: `cs_test_${randomBytes(12).toString('hex')}`,
      orderId,
      title: at(`${item}[product_data][name]`),
      amount,
      successUrl: at('success_url'),
      cancelUrl: at('cancel_url'),
      expiresAt,
      status: 'open',
      intent: null,
      declineCode: null,
      paidAt: 0,
      refunds: [],
    }
    sessions.set(held.id, held)
    return json(describe(held))
  }

  function describe(held: Held) {
    if (held.status === 'open' && held.expiresAt <= seconds()) held.status = 'expired'
    const { id, orderId, amount, status, intent } = held
    return {
      id,
      object: 'checkout.session',
      client_reference_id: orderId,
      metadata: { orderId },
      status,
      payment_status: intent === 'succeeded' ? 'paid' : 'unpaid',
      amount_total: amount,
      currency: 'krw',
      url: status === 'open' ? `${server.url}/pay/${id}` : null,
      payment_intent: intent && describeIntent(held),
    }
  }

  function refund(form: URLSearchParams): StubReply {
    const at = (name: string) => form.get(name) ?? ''
    const held = sessions.get(at('payment_intent').replace('pi_', ''))
    if (held?.intent !== 'succeeded') return refuse('resource_missing', { status: 404 })
    const left = held.amount - sumOf(held)
    const amount = Number(at('amount'))
    if (left === 0) return refuse('charge_already_refunded')
    if (amount > left) return refuse(null, { param: 'amount' })
    const id = `re_${randomBytes(8).toString('hex')}`
    const made = { id, amount, refundId: at('metadata[refundId]'), status: 'succeeded' as const }
    held.refunds.push(made)
    return json(describeRefund(made))
  }

  function visit(url: URL): StubReply {
    const held = sessions.get(url.pathname.replace('/pay/', ''))
    if (!held) return { status: 404, body: 'no such session' }
    const act = url.searchParams.get('act')
    const ask = askPage({ title: held.title, amountKrw: held.amount }, ACTS)
    if (act === 'cancel') return redirect(held.cancelUrl)
    if (act === null || act === 'decline' || !(act in ACTS)) return ask
    if (held.status === 'open') settle(held, act)
    if (act === 'expire') return ask
    return redirect(held.successUrl.replace('{CHECKOUT_SESSION_ID}', held.id))
  }

  function settle(held: Held, act: string): void {
    held.status = act === 'expire' ? 'expired' : 'complete'
    if (act === 'wait') held.intent = 'processing'
    if (act === 'fail-later' || act === 'limit-later') {
      held.intent = 'requires_payment_method'
      held.declineCode = act === 'limit-later' ? 'insufficient_funds' : 'generic_decline'
    }
    if (act !== 'pay') return
    held.intent = 'succeeded'
    held.paidAt = seconds()
    charged.set(held.orderId, (charged.get(held.orderId) ?? 0) + held.amount)
  }

  const server = await startStubServer(
    {
      authorization: `Bearer ${SECRET_KEY}`,
      refusals: {
        unauthorized: refuse(null, { status: 401 }),
        reusedKey: json({ error: { type: 'idempotency_error', message: 'another body' } }, 400),
      },
      page: visit,
      api({ method, url: { pathname, searchParams }, body }) {
        if (pathname === '/v1/refunds' && method === 'GET') {
          const held = sessions.get((searchParams.get('payment_intent') ?? '').replace('pi_', ''))
          const data = (held?.refunds ?? []).map(describeRefund)
          return json({ object: 'list', data, has_more: false })
        }
        if (pathname === '/v1/refunds') return refund(new URLSearchParams(body))
        if (method === 'POST') return create(new URLSearchParams(body))
        const held = sessions.get(pathname.replace('/v1/checkout/sessions/', ''))
        return held ? json(describe(held)) : refuse('resource_missing', { status: 404 })
      },
    },
    port,
  )

  return {
    ...server,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    chargedKrw: (orderId) => charged.get(orderId) ?? 0,
    paidBackKrw(orderId) {
      const held = ofOrder(orderId)
      return held ? sumOf(held) : 0
    },
    webhook(orderId, { at = now(), type = 'checkout.session.completed', secret } = {}) {
      const object = { metadata: { orderId } }
      const body = JSON.stringify({ id: 'evt_stub', object: 'event', type, data: { object } })
      return { body, signature: signed(body, at, secret ?? WEBHOOK_SECRET) }
    },
  }
}

function describeIntent(held: Held) {
  const { id, amount, intent, declineCode, paidAt } = held
  const charge = {
    created: paidAt,
    amount,
    amount_refunded: sumOf(held),
    payment_method_details: { type: 'card', card: { brand: 'visa', wallet: null } },
  }
  return {
    id: `pi_${id}`,
    status: intent,
    latest_charge: intent === 'succeeded' ? charge : null,
    last_payment_error: declineCode && { code: 'card_declined', decline_code: declineCode },
  }
}

function describeRefund({ id, amount, refundId, status }: Held['refunds'][number]) {
  return { id, object: 'refund', amount, status, metadata: { refundId } }
}

function sumOf({ refunds }: Held): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

function signed(body: string, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
