import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentWebhook } from '../../platform/payment/payment-provider.js'

const TOLERANCE_MS = 300_000
const SIGNATURE = /^t=(\d{1,13}),v1=([\w-]{43})$/

export const SIGNATURE_HEADER = 'test-desk-signature'

const Webhook = z.object({ type: z.literal('payment.changed'), orderId: z.uuid() })
type Webhook = z.infer<typeof Webhook>

/** What the desk sends: as other providers do, nothing that could be believed without asking. */
export function writeDeskWebhook(
  secret: string,
  { orderId, at }: { orderId: string; at: Date },
): PaymentWebhook {
  const webhook: Webhook = { type: 'payment.changed', orderId }
  const body = JSON.stringify(webhook)
  const seconds = Math.floor(at.getTime() / 1000)
  return { body, signature: `t=${seconds},v1=${sign(secret, seconds, body)}` }
}

/** Null where it was not signed here, or not within five minutes. */
export function readDeskWebhook(
  secret: string,
  { body, signature, now }: { body: string; signature: string; now: Date },
): { orderId: string } | null {
  const [, seconds = '', given = ''] = SIGNATURE.exec(signature) ?? []
  const wanted = sign(secret, Number(seconds), body)
  if (given.length !== wanted.length) return null
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return null
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return null
  const { orderId } = Webhook.parse(JSON.parse(body))
  return { orderId }
}

function sign(secret: string, seconds: number, body: string): string {
  const key = createHmac('sha256', secret).update('test desk webhook').digest()
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('base64url')
}
