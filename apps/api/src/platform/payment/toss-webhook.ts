import { z } from 'zod'
import { AppError } from '../errors/app-error.js'

const Webhook = z.object({ eventType: z.string(), createdAt: z.string(), data: z.looseObject({}) })
const OfOrder = z.object({ orderId: z.uuid() })

/** Toss signs no webhook about payments: one says whose payment to ask about, and nothing that is believed. */
export function readTossWebhook(body: string): { orderId: string } | null {
  const webhook = Webhook.safeParse(parse(body))
  if (!webhook.success) throw new AppError('NOT_ALLOWED')
  if (webhook.data.eventType !== 'PAYMENT_STATUS_CHANGED') return null
  return OfOrder.safeParse(webhook.data.data).data ?? null
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
