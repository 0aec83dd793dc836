import { createHmac, timingSafeEqual } from 'node:crypto'
import { PayType } from '@doran/contract'
import { z } from 'zod'
import type { Context } from '../../platform/context/context.js'

const Quote = z.object({
  type: PayType,
  id: z.string(),
  price: z.number().int(),
  profileId: z.string(),
  until: z.number(),
  /** Tells it from another quote of the same: each is paid once. */
  nonce: z.string(),
})

/** What a person was shown before they pay. */
export type Quote = z.infer<typeof Quote>

/** A quote as its buyer carries it: nothing of it is stored, and nobody else can make one. */
export function signQuote({ env }: Context<'env'>, quote: Quote): string {
  const body = Buffer.from(JSON.stringify(quote)).toString('base64url')
  return `${body}.${macOf(env.AUTH_SECRET, body)}`
}

/** Null for what was not made here. */
export function readQuote({ env }: Context<'env'>, signed: string): Quote | null {
  const [body = '', mac = ''] = signed.split('.')
  const wanted = Buffer.from(macOf(env.AUTH_SECRET, body))
  const given = Buffer.from(mac)
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  return Quote.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

function macOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`quote:${body}`).digest('base64url')
}
