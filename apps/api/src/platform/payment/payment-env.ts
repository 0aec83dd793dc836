import type { Seller } from '@doran/contract'
import { z } from 'zod'

const text = z.string().trim().min(1).optional()

/** Stripe or Toss Payments takes the money where its key is set. Korean law has the seller named. */
export const paymentEnvShape = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/, 'must look like sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must look like whsec_…')
    .optional(),
  /** Another host for Stripe's API, for stand-ins. */
  STRIPE_API_URL: z.url().optional(),
  TOSS_SECRET_KEY: z
    .string()
    .regex(/^(?:test|live)_g?sk_\w+$/, 'must look like live_sk_…')
    .optional(),
  TOSS_API_URL: z.url().default('https://api.tosspayments.com'),
  SELLER_NAME: text,
  SELLER_OWNER: text,
  /** 사업자등록번호. */
  SELLER_REGISTRATION: text,
  /** 통신판매업 신고번호. */
  SELLER_MAIL_ORDER: text,
  SELLER_ADDRESS: text,
  SELLER_PHONE: text,
  SELLER_EMAIL: z.email().optional(),
}

const PaymentEnv = z.object(paymentEnvShape)
export type PaymentEnv = z.infer<typeof PaymentEnv>

const SELLER = [
  'SELLER_NAME',
  'SELLER_OWNER',
  'SELLER_REGISTRATION',
  'SELLER_MAIL_ORDER',
  'SELLER_ADDRESS',
  'SELLER_PHONE',
  'SELLER_EMAIL',
] as const

const KEYS = ['STRIPE_SECRET_KEY', 'TOSS_SECRET_KEY'] as const
const ADDRESSES = ['STRIPE_API_URL', 'TOSS_API_URL'] as const

/** True for a key with which no money moves. */
export const isTestKey = (key: string): boolean => /^(?:[sr]k_test_|test_)/.test(key)

/** Refuses two providers, one that is set by half, and in production whatever is not meant for real money. */
export function refuseUnsafePayment(env: PaymentEnv & { APP_ENV: string }): void {
  if (env.STRIPE_SECRET_KEY && env.TOSS_SECRET_KEY) {
    throw new Error('TOSS_SECRET_KEY: only one of it and STRIPE_SECRET_KEY can take the money')
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    throw new Error('STRIPE_WEBHOOK_SECRET: STRIPE_SECRET_KEY needs it')
  }
  if (env.APP_ENV !== 'production') return
  const present = KEYS.find((name) => env[name] !== undefined)
  if (!present) return
  if (isTestKey(env[present] ?? '')) throw new Error(`${present}: production refuses a test key`)
  const plain = ADDRESSES.find((name) => env[name]?.startsWith('http:'))
  if (plain) throw new Error(`${plain}: must be https in production`)
  const missing = SELLER.find((name) => env[name] === undefined)
  if (missing) throw new Error(`${missing}: selling needs it in production`)
}

/** Null unless all of it is set. */
export function sellerOf(env: PaymentEnv): Seller | null {
  const name = env.SELLER_NAME
  const owner = env.SELLER_OWNER
  const registration = env.SELLER_REGISTRATION
  const mailOrder = env.SELLER_MAIL_ORDER
  const address = env.SELLER_ADDRESS
  const phone = env.SELLER_PHONE
  const email = env.SELLER_EMAIL
  if (!name || !owner || !registration || !mailOrder || !address || !phone || !email) return null
  return { name, owner, registration, mailOrder, address, phone, email }
}
