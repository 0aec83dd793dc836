// @vitest-environment node
import { ApiError, type ApiErrorCode } from '@doran/api-client'
import { aMe, fakeApi } from '@doran/site/testing'
import { expect, it } from 'vitest'
import { aLine, aWallet } from '../../testing/a-wallet'
import { anOrder } from '../../testing/an-order'
import { readCoinShopAddress } from './coin-shop-address'
import { readCoinShop } from './read-coin-shop'

const SHOP = { packs: [], provider: null, isTest: false, seller: null, needsTerms: false }
const failure = (code: ApiErrorCode, status: number) =>
  new ApiError({ code, status, message: code })
const pageOf = <Item>(...items: Item[]) => ({ items, nextCursor: null })

type Who = Parameters<typeof readCoinShop>[1]

function read(me: Awaited<Who>, replies: Record<string, unknown[]>, query = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/store/coin': [SHOP], ...replies }, [])
  const reading = readCoinShop(client, Promise.resolve(me), readCoinShopAddress(query))
  return { reading, requests }
}

it('asks for a member’s own from where the address says', async () => {
  const { reading, requests } = read(
    aMe(),
    {
      'GET /v1/wallet': [aWallet()],
      'GET /v1/order/my': [pageOf(anOrder())],
      'GET /v1/wallet/ledger': [pageOf(aLine())],
    },
    { ledger: 'gem', cursor: 'c1', movements: 'c2' },
  )
  expect(await reading).toMatchObject({
    buyer: 'member',
    own: { memberId: 'user-1', wallet: { coin: { total: 108 } } },
  })
  const queryOf = (key: string) => requests.find((call) => call.key === key)?.input['query']
  expect(queryOf('GET /v1/order/my')).toEqual({ limit: 10, cursor: 'c1' })
  expect(queryOf('GET /v1/wallet/ledger')).toEqual({ currency: 'gem', limit: 20, cursor: 'c2' })
})

it('asks for nothing of visitors, nor of those without the terms', async () => {
  for (const [me, buyer] of [
    ['visitor', 'visitor'],
    [null, 'unknown'],
    [aMe({ needs: ['consent'] }), 'unconsented'],
  ] as const) {
    const { reading, requests } = read(me, {})
    expect(await reading).toEqual({ shop: SHOP, buyer, own: null })
    expect(requests.map(({ key }) => key)).toEqual(['GET /v1/store/coin'])
  }
})

it('leaves out what cannot be read, and shows the rest', async () => {
  const session = { ...aMe().session, isLimited: true }
  const { reading } = read(aMe({ session }), {
    'GET /v1/store/coin': [failure('NETWORK', 0)],
    'GET /v1/wallet': [failure('UNKNOWN', 500)],
    'GET /v1/order/my': [pageOf()],
    'GET /v1/wallet/ledger': [failure('NETWORK', 0)],
  })
  expect(await reading).toEqual({
    shop: null,
    buyer: 'limited',
    own: { memberId: 'user-1', wallet: null, orders: pageOf(), ledger: null },
  })
})

it('leaves being over the limit to the page', async () => {
  const { reading } = read('visitor', { 'GET /v1/store/coin': [failure('TOO_MANY', 429)] })
  await expect(reading).rejects.toMatchObject({ code: 'TOO_MANY' })
})
