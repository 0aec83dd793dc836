import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { CoinStore } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { aWallet } from '../../../../testing/a-wallet'
import { siteAround } from '../../../../testing/site-around'
import { readCoinShopAddress } from '../../coin-shop-address'
import { CoinShopContent } from '../../coin-shop-content'
import { CoinShopPage } from '../../coin-shop-page'
import type { Buyer, CoinShopContent as Content, OwnMoney } from '../../read-coin-shop'

export function shopFixture(over: Partial<CoinStore> = {}): CoinStore {
  return {
    packs: PRICES.coinPacks.map((pack) => ({ ...pack })),
    provider: 'toss',
    isTest: false,
    seller: null,
    needsTerms: false,
    ...over,
  }
}

export function refusal(code: ApiErrorCode, status = 409, message = `거절: ${code}`) {
  return new ApiError({ code, status, message })
}

type Visit = {
  query?: Record<string, string>
  buyer?: Buyer
  shop?: CoinStore | null
  own?: Partial<OwnMoney>
  replies?: Record<string, unknown[]>
}

/** Renders the shop for a member or another visitor. */
export function openShop(visit: Visit = {}) {
  const { query = {}, buyer = 'member', shop = shopFixture(), own = {}, replies = {} } = visit
  const isOwner = buyer === 'member' || buyer === 'limited'
  const nothing = { items: [], nextCursor: null }
  const content: Content = {
    shop,
    buyer,
    own: isOwner
      ? { memberId: aMe().id, wallet: aWallet(), orders: nothing, ledger: nothing, ...own }
      : null,
  }
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  render(
    <CoinShopPage>
      <CoinShopContent content={content} address={readCoinShopAddress(query)} />
    </CoinShopPage>,
    {
      wrapper: siteAround({
        isLoggedIn: buyer !== 'visitor',
        api: client,
        router: aRouter({ refresh }),
      }),
    },
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, assign, refresh }
}
