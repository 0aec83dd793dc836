import { randomBytes } from 'node:crypto'
import type { PaymentWebhook } from '../platform/payment/payment-provider.js'
import {
  askPage,
  json,
  redirect,
  startStubServer,
  type StubReply,
  type StubServer,
} from './payment-stub-server.js'
import { z } from 'zod'

type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'DONE'
  | 'PARTIAL_CANCELED'
  | 'CANCELED'
  | 'ABORTED'
  | 'EXPIRED'
type Cancel = { cancelAmount: number; cancelReason: string; canceledAt: string }

type Held = {
  paymentKey: string
  orderId: string
  orderName: string
  totalAmount: number
  successUrl: string
  failUrl: string
  status: Status
  /** With what the confirmation of what the person agreed to will be refused. */
  refusal: string | null
  failure: string | null
  approvedAt: string | null
  cancels: Cancel[]
}

export type TossStub = StubServer & {
  secretKey: string
  /** Refuses to confirm what it would take, until it is told null. */
  refuseToConfirm: (code: string | null) => void
  /** What was taken for the order, however often. */
  chargedKrw: (orderId: string) => number
  paidBackKrw: (orderId: string) => number
  /** As Toss sends it: unsigned. */
  webhook: (orderId: string) => PaymentWebhook
}

const SECRET_KEY = 'test_sk_stub0000000000000000000000'

const Create = z.object({
  method: z.literal('CARD'),
  amount: z.number().int().min(100),
  orderId: z.string().regex(/^[\w=-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  successUrl: z.url(),
  failUrl: z.url(),
})
const Confirm = z.object({ paymentKey: z.string(), orderId: z.string(), amount: z.number() })
const CancelAsked = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.number().int().positive(),
})

const ACTS = {
  approve: '결제 승인',
  decline: '카드 거절',
  limit: '한도 초과',
  expire: '시간 초과',
  cancel: '결제창 닫기',
}

const refuse = (code: string, status = 400) => json({ code, message: code }, status)

/** Toss Payments on loopback. Their page asks a person, or takes `act=` in its address. */
export async function startTossStub({
  now = () => new Date(),
  port = 0,
}: { now?: () => Date; port?: number } = {}): Promise<TossStub> {
  const payments = new Map<string, Held>()
  const charged = new Map<string, number>()
  let passing: string | null = null
  const ofKey = (key: string) => [...payments.values()].find(({ paymentKey }) => paymentKey === key)

  function create(body: unknown): StubReply {
    const asked = Create.safeParse(body)
    if (!asked.success) return refuse('INVALID_REQUEST')
    const { orderId, orderName, amount, successUrl, failUrl } = asked.data
    if (payments.has(orderId)) return refuse('DUPLICATED_ORDER_ID')
    const held: Held = {
      paymentKey: `tstub_${randomBytes(12).toString('hex')}`,
      orderId,
      orderName,
      totalAmount: amount,
      successUrl,
      failUrl,
      status: 'READY',
      refusal: null,
      failure: null,
      approvedAt: null,
      cancels: [],
    }
    payments.set(orderId, held)
    return describe(held)
  }

  function confirm(body: unknown): StubReply {
    const asked = Confirm.safeParse(body)
    const held = asked.success ? ofKey(asked.data.paymentKey) : undefined
    if (!asked.success || !held) return refuse('NOT_FOUND_PAYMENT', 404)
    if (held.approvedAt) return refuse('ALREADY_PROCESSED_PAYMENT')
    if (held.status !== 'IN_PROGRESS') return refuse('NOT_FOUND_PAYMENT_SESSION', 404)
    if (held.orderId !== asked.data.orderId || held.totalAmount !== asked.data.amount) {
      return refuse('INVALID_REQUEST')
    }
    if (passing) return refuse(passing)
    if (held.refusal) {
      held.status = 'ABORTED'
      held.failure = held.refusal
      return refuse(held.refusal, 403)
    }
    held.status = 'DONE'
    held.approvedAt = now().toISOString().replace('Z', '+00:00')
    charged.set(held.orderId, (charged.get(held.orderId) ?? 0) + held.totalAmount)
    return describe(held)
  }

  function cancel(paymentKey: string, body: unknown): StubReply {
    const held = ofKey(paymentKey)
    if (!held) return refuse('NOT_FOUND_PAYMENT', 404)
    const asked = CancelAsked.safeParse(body)
    if (!asked.success) return refuse('INVALID_REQUEST')
    if (held.status === 'CANCELED') return refuse('ALREADY_CANCELED_PAYMENT')
    if (!held.approvedAt) return refuse('NOT_CANCELABLE_PAYMENT', 403)
    const left = held.totalAmount - sumOf(held)
    if (asked.data.cancelAmount > left) return refuse('NOT_CANCELABLE_AMOUNT', 403)
    held.cancels.push({ ...asked.data, canceledAt: now().toISOString() })
    held.status = asked.data.cancelAmount === left ? 'CANCELED' : 'PARTIAL_CANCELED'
    return describe(held)
  }

  function describe(held: Held): StubReply {
    const { refusal: _refusal, successUrl: _success, failUrl: _fail, ...shown } = held
    const { cancels, failure, paymentKey } = held
    return json({
      ...shown,
      mId: 'stub',
      currency: 'KRW',
      method: '카드',
      easyPay: null,
      cancels: cancels.length > 0 ? cancels : null,
      failure: failure && { code: failure, message: failure },
      checkout: { url: `${server.url}/checkout/${paymentKey}` },
    })
  }

  function visit(url: URL): StubReply {
    const held = ofKey(url.pathname.replace('/checkout/', ''))
    if (!held) return { status: 404, body: 'no such payment' }
    const { orderId, orderName, totalAmount, paymentKey } = held
    const act = url.searchParams.get('act')
    const fail = (status: Status, code: string) => {
      if (held.status === 'READY') Object.assign(held, { status, failure: code })
      return goBack(held.failUrl, { code, message: code, orderId })
    }
    if (act === 'cancel') return fail('ABORTED', 'PAY_PROCESS_CANCELED')
    if (act === 'expire') return fail('EXPIRED', 'EXPIRED_PAYMENT')
    if (act === null || !(act in ACTS)) {
      return askPage({ title: orderName, amountKrw: totalAmount }, ACTS)
    }
    if (held.status === 'READY') held.status = 'IN_PROGRESS'
    if (act === 'decline') held.refusal = 'REJECT_CARD_COMPANY'
    if (act === 'limit') held.refusal = 'EXCEED_MAX_AMOUNT'
    return goBack(held.successUrl, { paymentKey, orderId, amount: String(totalAmount) })
  }

  const server = await startStubServer(
    {
      authorization: `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`,
      refusals: {
        unauthorized: refuse('UNAUTHORIZED_KEY', 401),
        reusedKey: refuse('INVALID_IDEMPOTENCY_KEY'),
      },
      page: visit,
      api({ method, url: { pathname }, body }) {
        const [, , , first = '', second = ''] = pathname.split('/')
        if (method === 'GET') {
          const found = first === 'orders' ? payments.get(second) : ofKey(first)
          return found ? describe(found) : refuse('NOT_FOUND_PAYMENT', 404)
        }
        const given: unknown = JSON.parse(body)
        if (first === '') return create(given)
        return first === 'confirm' ? confirm(given) : cancel(first, given)
      },
    },
    port,
  )

  return {
    ...server,
    secretKey: SECRET_KEY,
    refuseToConfirm: (code) => (passing = code),
    chargedKrw: (orderId) => charged.get(orderId) ?? 0,
    paidBackKrw(orderId) {
      const held = payments.get(orderId)
      return held ? sumOf(held) : 0
    },
    webhook(orderId) {
      const held = payments.get(orderId)
      const data = { orderId, status: held?.status, paymentKey: held?.paymentKey }
      const createdAt = now().toISOString()
      const body = JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data })
      return { body, signature: '' }
    },
  }
}

// Toss adds its parameters to those that are there, so that one of the same name comes twice.
function goBack(address: string, added: Record<string, string>): StubReply {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) url.searchParams.append(name, value)
  return redirect(url.href)
}

function sumOf({ cancels }: Held): number {
  return cancels.reduce((sum, { cancelAmount }) => sum + cancelAmount, 0)
}
