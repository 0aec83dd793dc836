import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { CoinStore } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { aWallet } from '../../../../testing/a-wallet'
import { siteAround } from '../../../../testing/site-around'
import { readCoinStoreAddress } from '../../coin-store-address'
import { CoinStoreContent } from '../../coin-store-content'
import { CoinStorePage } from '../../coin-store-page'
import type { Buyer, CoinStoreContent as Content, OwnMoney } from '../../read-coin-store'

export function aStore(over: Partial<CoinStore> = {}): CoinStore {
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
  store?: CoinStore | null
  own?: Partial<OwnMoney>
  replies?: Record<string, unknown[]>
}

/** The store as a member, or somebody else, sees it. */
export function openStore(visit: Visit = {}) {
  const { query = {}, buyer = 'member', store = aStore(), own = {}, replies = {} } = visit
  const isOwner = buyer === 'member' || buyer === 'limited'
  const nothing = { items: [], nextCursor: null }
  const content: Content = {
    store,
    buyer,
    own: isOwner
      ? { memberId: aMe().id, wallet: aWallet(), orders: nothing, ledger: nothing, ...own }
      : null,
  }
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  render(
    <CoinStorePage>
      <CoinStoreContent content={content} address={readCoinStoreAddress(query)} />
    </CoinStorePage>,
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
