import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTossPayments } from '../../platform/payment/toss-payments.js'
import { aCheckout } from '../../platform/payment/testing/payment-harness.js'
import { ORIGIN, readError } from '../../testing/test-browser.js'
import type { Checkout } from '../../platform/payment/payment-provider.js'
import { keyOf, openTestDesk } from './testing/open-test-desk.js'

const BANNER = '테스트 결제예요. 실제로 돈이 나가지 않아요.'

async function startOrder(over: Partial<Checkout> = {}) {
  const desk = await openTestDesk()
  const checkout = aCheckout(desk.clock, over)
  const { checkoutUrl, paymentKey } = await desk.provider.startCheckout(checkout)
  const path = `/v1/test-desk/${keyOf(checkoutUrl)}`
  const { orderId, amountKrw } = checkout
  return {
    ...desk,
    checkoutUrl,
    paymentKey,
    path,
    settle: () => desk.provider.settle({ orderId, amountKrw, paymentKey }),
    see: (headers: Record<string, string> = {}) => desk.request(path, { headers }),
    choose: (act: string, headers: Record<string, string> = {}) =>
      desk.request(path, {
        method: 'POST',
        headers: {
          origin: ORIGIN,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams({ act }).toString(),
      }),
  }
}

it('shows what is bought, what it costs, and that it is a test', async () => {
  const { see, checkoutUrl, path } = await startOrder({
    title: '코인 <5,000>개',
    amountKrw: 49_000,
  })
  expect(checkoutUrl).toBe(`${ORIGIN}/api${path}`)
  expect(keyOf(checkoutUrl)).toMatch(/^[\w-]{32}$/)
  const page = await (await see()).text()
  for (const text of [BANNER, '코인 &lt;5,000&gt;개', '49,000원']) expect(page).toContain(text)
  const labels = [...page.matchAll(/<button [^>]*>([^<]+)</g)].map(([, label]) => label)
  expect(labels).toEqual([
    '결제 승인',
    '카드 거절',
    '한도 초과',
    '시간 초과',
    '결제창 닫기',
    '창을 닫은 척하기',
    '승인하고 웹훅은 10초 늦게',
    '승인했지만 돌아오지 않기',
  ])
})

it('leads back with the key and the amount of what was paid', async () => {
  const { choose, paymentKey, settle } = await startOrder()
  const answer = await choose('approve')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    `${ORIGIN}/wallet/order/done?order=1&paymentKey=${paymentKey}&amount=9900`,
  )
  expect(await settle()).toMatchObject({ status: 'paid', amountKrw: 9_900 })
})

it.each([
  ['declined', 'declined'],
  ['limit', 'limit'],
  ['timeout', 'timeout'],
  ['close', 'user_cancel'],
])('leads back from %s with the code %s', async (act, code) => {
  const { choose, settle } = await startOrder()
  const answer = await choose(act)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/wallet/order/cancel?order=1&code=${code}`)
  expect(await settle()).toEqual({ status: 'failed', failure: code })
})

it('stays where the tester acts as if the window was closed, and can still be paid', async () => {
  const { choose, settle } = await startOrder()
  const answer = await choose('leave')
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('이 창을 닫아도 돼요.')
  expect(page).toContain(BANNER)
  expect(await settle()).toEqual({ status: 'open' })
  expect((await choose('approve')).status).toBe(303)
  expect(await settle()).toMatchObject({ status: 'paid' })
})

it('stays where it is paid without going back', async () => {
  const { choose, settle } = await startOrder()
  const answer = await choose('stay')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('결제가 끝났어요')
  expect(await settle()).toMatchObject({ status: 'paid' })
})

it('says of a settled payment what became of it, and leads back', async () => {
  const paid = await startOrder()
  await paid.choose('stay')
  const paidPage = await (await paid.see()).text()
  expect(paidPage).toContain('결제가 끝났어요')
  expect(paidPage).toMatch(/href="[^"]+\/done\?order=1&amp;paymentKey=[^"]+">돌아가기</)
  expect(paidPage).not.toContain('<button')
  const failed = await startOrder()
  await failed.choose('limit')
  const failedPage = await (await failed.see()).text()
  expect(failedPage).toContain('한도를 넘어서')
  expect(failedPage).toMatch(/href="[^"]+\/cancel\?order=1&amp;code=limit">돌아가기</)
})

it('decides once: what is chosen later leads where the first choice led', async () => {
  const { choose, settle } = await startOrder()
  await choose('declined')
  const later = await choose('approve')
  expect(later.headers.get('location')).toContain('code=declined')
  expect(await settle()).toEqual({ status: 'failed', failure: 'declined' })
})

it('is over when the time of the order is', async () => {
  const { choose, see, clock, settle } = await startOrder()
  clock.advance(45 * 60_000)
  expect((await choose('approve')).headers.get('location')).toContain('code=timeout')
  expect(await (await see()).text()).toContain('결제할 수 있는 시간이 지났어요.')
  expect(await settle()).toEqual({ status: 'failed', failure: 'timeout' })
})

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('takes no choice that another site’s page makes: %o', async (headers) => {
  const { choose, settle } = await startOrder()
  const answer = await choose('approve', headers)
  expect(answer.status).toBe(403)
  expect(await settle()).toEqual({ status: 'open' })
})

it.each(['', 'refund', 'approve2'])('does not know how to %j', async (act) => {
  const { choose, settle } = await startOrder()
  const answer = await choose(act)
  expect((await readError(answer)).error.code).toBe('INVALID_INPUT')
  expect(await settle()).toEqual({ status: 'open' })
})

it('takes no body that is no form of its own', async () => {
  const { choose, request, path } = await startOrder()
  expect((await choose('x'.repeat(1_000_000))).status).toBe(413)
  const bare = await request(path, { method: 'POST', headers: { origin: ORIGIN } })
  expect(bare.status).toBe(400)
})

it('has no page for another key', async () => {
  const { request, choose } = await startOrder()
  expect((await request('/v1/test-desk/x')).status).toBe(404)
  expect((await choose('approve')).status).toBe(303)
})

it.each([null, createTossPayments({ secretKey: 'test_sk_1', apiUrl: 'http://127.0.0.1:9' })])(
  'is not there where the test desk is not the provider: %#',
  async (payments) => {
    const first = await startOrder()
    const other = await openTestDesk(first.database, first.clock, { payments })
    expect((await first.see()).status).toBe(200)
    expect((await other.request(first.path)).status).toBe(404)
  },
)

it('runs and loads nothing, and sends its form to itself alone', async () => {
  const { see } = await startOrder()
  const answer = await see()
  const page = await answer.text()
  const sheet = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(sheet).digest('base64')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Not `no-referrer`, with which a browser would send the form without its origin.
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  })
  expect(page).not.toMatch(/<script|style="/)
})

it.each([
  ['doran_theme=light', 'light'],
  ['doran_theme=system', 'system'],
  ['doran_theme="><script>', 'dark'],
])('with the cookie %s it is %s', async (cookie, theme) => {
  const { see } = await startOrder()
  expect(await (await see({ cookie })).text()).toContain(`<html lang="ko" data-theme="${theme}">`)
})
