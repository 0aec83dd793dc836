import { expect, it } from 'vitest'
import { readEnv } from '../../env.js'
import { createManualClock } from '../time/clock.fake.js'
import { createPayments } from './create-payments.js'
import { sellerOf } from './payment-env.js'
import type { PaymentProvider } from './payment-provider.js'

const AUTH_SECRET = 'a-secret-of-at-least-thirty-two-letters'
const PRODUCTION = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/doran',
  FRONT_DOOR_SECRET: 'front-door-secret',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: '도란 <no-reply@doran.example>',
}
const SELLER = {
  SELLER_NAME: '주식회사 도란',
  SELLER_OWNER: '김도란',
  SELLER_REGISTRATION: '123-45-67890',
  SELLER_MAIL_ORDER: '제2026-서울마포-0001호',
  SELLER_ADDRESS: '서울특별시 마포구 어느길 1',
  SELLER_PHONE: '02-000-0000',
  SELLER_EMAIL: 'help@doran.example',
}
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const TOSS = { TOSS_SECRET_KEY: 'live_sk_1' }

const read = (variables: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', AUTH_SECRET, ...variables })

const DESK: PaymentProvider = {
  name: 'test',
  isTest: true,
  signatureHeader: null,
  startCheckout: () => Promise.reject(new Error('not asked')),
  settle: () => Promise.reject(new Error('not asked')),
  refund: () => Promise.reject(new Error('not asked')),
  readWebhook: () => Promise.reject(new Error('not asked')),
}

const choose = (variables: Record<string, string>) =>
  createPayments(read(variables), createManualClock(), () => DESK)

it.each([
  [{ ...STRIPE, ...TOSS }, /^TOSS_SECRET_KEY: only one/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET: STRIPE_SECRET_KEY needs it/],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY: must look like/],
  [{ TOSS_SECRET_KEY: 'test_ck_1' }, /TOSS_SECRET_KEY: must look like/],
  [{ ...PRODUCTION, ...TOSS }, /^SELLER_NAME: selling needs it/],
  [{ ...PRODUCTION, ...SELLER, ...TOSS, SELLER_PHONE: '' }, /^SELLER_PHONE/],
  [{ ...PRODUCTION, ...SELLER, TOSS_SECRET_KEY: 'test_sk_1' }, /^TOSS_SECRET_KEY: .*test key/],
  [{ ...PRODUCTION, ...SELLER, TOSS_SECRET_KEY: 'test_gsk_1' }, /^TOSS_SECRET_KEY: .*test key/],
  [
    { ...PRODUCTION, ...SELLER, ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' },
    /^STRIPE_SECRET_KEY: .*test key/,
  ],
  [
    { ...PRODUCTION, ...SELLER, ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:9' },
    /^STRIPE_API_URL: must be https/,
  ],
])('refuses to start with %o', (variables, message) => {
  expect(() => read(variables)).toThrow(message)
})

it.each([
  [{}, 'test', true],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'stripe', true],
  [{ TOSS_SECRET_KEY: 'test_sk_1' }, 'toss', true],
  [{ ...PRODUCTION, ...SELLER, ...STRIPE }, 'stripe', false],
  [{ ...PRODUCTION, ...SELLER, ...TOSS }, 'toss', false],
])('with %o payments go to %s', (variables, name, isTest) => {
  expect(choose(variables)).toMatchObject({ name, isTest })
})

it('sells nothing in production without a provider', () => {
  expect(choose({ ...PRODUCTION, ...SELLER })).toBeNull()
})

it('names the seller where all of it is set', () => {
  expect(sellerOf(read(SELLER))).toEqual({
    name: '주식회사 도란',
    owner: '김도란',
    registration: '123-45-67890',
    mailOrder: '제2026-서울마포-0001호',
    address: '서울특별시 마포구 어느길 1',
    phone: '02-000-0000',
    email: 'help@doran.example',
  })
  expect(sellerOf(read({ ...SELLER, SELLER_ADDRESS: '' }))).toBeNull()
})
