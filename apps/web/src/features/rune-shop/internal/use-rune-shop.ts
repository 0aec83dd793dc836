import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { InventoryItem, Me, RuneStore, StoreItem, Wallet } from '@doran/contract'
import {
  useAct,
  useIsLoggedIn,
  useMeCache,
  useStalePageGuard,
  useToaster,
} from '@doran/site/session'
import { useRouter } from 'next/navigation'
import { articleObject } from '../../../lib/rune-articles'

export type ShopData = { shop: RuneStore; me: Me | null; runes: Wallet['rune'] | null }

/** The shop as the server read it, until something is bought, worn or read again. */
export function useRuneShop(given: ShopData) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const isLoggedIn = useIsLoggedIn()
  const { refreshMe } = useMeCache()
  const { run } = useAct()
  const [busy, setBusy] = useState<StoreItem['sku'] | null>(null)
  useStalePageGuard(given.me?.id)
  const [held, setHeld] = useState({ given, shop: given.shop, runes: given.runes })
  const { shop, runes } = held.given === given ? held : given

  const hold = (newer: Partial<Pick<ShopData, 'shop' | 'runes'>>) =>
    setHeld((before) => ({
      given,
      shop: before.given === given ? before.shop : given.shop,
      runes: before.given === given ? before.runes : given.runes,
      ...newer,
    }))

  /** Reads prices, things and runes anew; answers the article as it is now. */
  const reload = async (sku: StoreItem['sku']): Promise<StoreItem | undefined> => {
    const [newShop, wallet] = await Promise.all([
      api.call('GET /v1/store/rune', {}),
      api.call('GET /v1/wallet', {}),
    ])
    hold({ shop: newShop, runes: wallet.rune })
    return newShop.items.find((item) => item.sku === sku)
  }

  /** What was bought is the person's; the rest of the page is read anew behind it. */
  const bought = async (item: StoreItem, balanceAfter: number) => {
    if (runes) hold({ runes: { ...runes, total: balanceAfter } })
    try {
      await reload(item.sku)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      router.refresh()
    }
  }

  const wear = async (item: StoreItem, isWorn: boolean) => {
    const { owned, sku } = item
    if (!owned) return
    setBusy(sku)
    await run(
      async () => {
        const { items } = await api.call('PATCH /v1/inventory/{id}/equip', {
          params: { id: owned.id },
          body: { isWorn },
        })
        hold({ shop: { ...shop, items: shop.items.map((each) => asOwned(each, items)) } })
        const message = `${articleObject(item)} ${isWorn ? '착용했어요.' : '해제했어요.'}`
        toaster.show({ kind: 'success', message })
        await refreshMe()
      },
      { canRepeat: true },
    )
    setBusy(null)
  }

  return {
    shop: isLoggedIn ? shop : asOfNobody(shop),
    runes,
    me: isLoggedIn ? given.me : null,
    isLoggedIn,
    busy,
    reload,
    bought,
    wear,
  }
}

function asOwned(item: StoreItem, inventory: readonly InventoryItem[]): StoreItem {
  const mine = inventory.find(({ sku }) => sku === item.sku)
  return mine ? { ...item, owned: { id: mine.id, isWorn: mine.isWorn } } : item
}

/** Where the sign-in has ended, nothing is anybody's. */
function asOfNobody({ items, earnings }: RuneStore): RuneStore {
  return {
    items: items.map((item) => ({ ...item, owned: null, availableAt: null, held: null })),
    earnings: earnings.map((earning) => ({ ...earning, leftToday: null })),
  }
}
