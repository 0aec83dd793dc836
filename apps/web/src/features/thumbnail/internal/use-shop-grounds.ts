import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { GroundSku } from '@doran/contract/limits'
import { useIsLoggedIn } from '@doran/site/session'
import { useQuery } from '@tanstack/react-query'
import type { BoardGround } from '../../../lib/board-picture/board-formats'

export type ShopGround = { sku: GroundSku; ground: BoardGround; isOwned: boolean }

export type ShopGrounds = {
  /** Null until they are asked for and have come. */
  grounds: readonly ShopGround[] | null
  isLoading: boolean
  /** What the person owns could not be read: all of them can be looked at. */
  hasFailed: boolean
  retry: () => void
}

type Drawn = readonly Omit<ShopGround, 'isOwned'>[]

/** The grounds of the rune store, and which of them are the person's; loaded once they are asked for, by the `times`th try. */
export function useShopGrounds(times: number): ShopGrounds {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const { drawn, lostAt } = useDrawnGrounds(times)
  const isAsked = times > lostAt
  const inventory = useQuery({
    ...callQuery(api, 'GET /v1/inventory', {}),
    enabled: isAsked && isLoggedIn,
  })
  const isKnown = !isLoggedIn || !inventory.isPending
  const owned = new Set(isLoggedIn ? inventory.data?.items.map(({ sku }) => sku) : [])
  return {
    grounds:
      drawn && isKnown ? drawn.map((each) => ({ ...each, isOwned: owned.has(each.sku) })) : null,
    isLoading: isAsked && !(drawn && isKnown),
    hasFailed: isLoggedIn && inventory.isError,
    retry: () => void inventory.refetch(),
  }
}

function useDrawnGrounds(times: number): { drawn: Drawn | null; lostAt: number } {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [lostAt, setLostAt] = useState(0)
  useEffect(() => {
    if (times === 0 || drawn) return
    let isCurrent = true
    import('../../../lib/board-picture/shop-grounds').then(
      ({ SHOP_GROUNDS, shopGrounds }) => {
        if (isCurrent) setDrawn(shopGrounds.map((sku) => ({ sku, ground: SHOP_GROUNDS[sku] })))
      },
      () => isCurrent && setLostAt(times),
    )
    return () => {
      isCurrent = false
    }
  }, [times, drawn])
  return { drawn, lostAt }
}
