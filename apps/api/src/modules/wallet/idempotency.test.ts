import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { Receipt } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { readError, type Browser } from '../../testing/test-browser.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { giveMoney } from '../../testing/test-money.js'
import { start, walletOf, quoteOf, payBy, endOf } from '../../testing/test-wallet.js'

describe('an idempotency key', () => {
  async function startWithCoins() {
    const started = await start()
    await giveMoney(started.api, started.member.profileId, 'coin', 100)
    return { ...started, quoteId: await quoteOf(started.browser, 'gem', '100') }
  }
  const coinsOf = async (browser: Browser) => (await walletOf(browser)).coin.total

  it('answers again as the first time', async () => {
    const { clock, browser, atOther, quoteId } = await startWithCoins()
    const first = await payBy(browser, quoteId, 'the-same-key-twice')
    clock.advance(5_000)
    const again = await payBy(atOther, quoteId, 'the-same-key-twice')
    expect(again).toEqual(first)
    expect(await coinsOf(browser)).toBe(90)
  })

  it('pays once where it comes at once, at two processes', async () => {
    const { browser, atOther, quoteId } = await startWithCoins()
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        payBy(at % 2 === 0 ? browser : atOther, quoteId, 'the-same-key-at-once'),
      ),
    )
    expect(new Set(receipts.map(({ movementId }) => movementId)).size).toBe(1)
    expect(await coinsOf(browser)).toBe(90)
  })

  it('is refused with another body', async () => {
    const { browser, quoteId } = await startWithCoins()
    await payBy(browser, quoteId, 'one-key-of-two')
    const other = await quoteOf(browser, 'gem', '10')
    expect(await endOf(payBy(browser, other, 'one-key-of-two'))).toBe('409 KEY_REUSED')
    expect(await coinsOf(browser)).toBe(90)
  })

  it('is the person’s own', async () => {
    const { api, browser, quoteId } = await startWithCoins()
    await payBy(browser, quoteId, 'a-key-of-both')
    const stranger = await createMember(api.deps)
    await giveMoney(api, stranger.profileId, 'coin', 10)
    const theirs = await signIn(api, stranger)
    await payBy(theirs, await quoteOf(theirs, 'gem', '100'), 'a-key-of-both')
    expect(await coinsOf(theirs)).toBe(0)
  })

  it('is free again after a refusal', async () => {
    const { browser, api, member } = await start()
    const quoteId = await quoteOf(browser, 'gem', '100')
    expect(await endOf(payBy(browser, quoteId, 'a-key-of-the-poor'))).toBe('402 NOT_ENOUGH_COIN')
    await giveMoney(api, member.profileId, 'coin', 10)
    expect(await endOf(payBy(browser, quoteId, 'a-key-of-the-poor'))).toBe('done')
  })

  it('must be there', async () => {
    const { browser, quoteId } = await startWithCoins()
    const send = (headers: Record<string, string>) =>
      browser.request('/v1/pay/coin', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ quoteId }),
      })
    for (const headers of [{}, { [IDEMPOTENCY_HEADER]: 'short' }]) {
      const refused = await send(headers)
      expect(refused.status).toBe(400)
      expect(await readError(refused)).toMatchObject({ error: { code: 'KEY_MISSING' } })
    }
    const paid = await send({ [IDEMPOTENCY_HEADER]: 'a-key-long-enough' })
    expect(Receipt.parse(await paid.json())).toMatchObject({ price: 10 })
  })
})
