'use client'

import { useState } from 'react'
import type { StoreItem } from '@doran/contract'
import { useLoginSheet, useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'
import { runeShopPath } from '../../../lib/rune-shop-path'
import { BuyDialog } from './buy/buy-dialog'
import { EarningList } from './earning-list'
import { OwnThings } from './own-things'
import { PreviewSheet } from './preview-sheet'
import { RuneBalance } from './rune-balance'
import { Shelf } from './shelf'
import { useRuneShop, type ShopData } from './use-rune-shop'
import { usePerson } from './use-person'

const KINDS = [
  'frame',
  'ground',
  'ornament',
  'comma',
  'ticket',
] as const satisfies readonly StoreItem['kind'][]

type Sku = StoreItem['sku']
type Shown = { sku: Sku; isOpen: boolean }

const UNKNOWN = '가진 룬을 불러오지 못했어요. 다시 불러올게요.'

/** Everything below the shop's head. */
export function RuneShopSections({ given }: { given: ShopData }) {
  const { shop, runes, me, isLoggedIn, busy, reload, bought, wear } = useRuneShop(given)
  const { ask } = useLoginSheet()
  const router = useRouter()
  const toaster = useToaster()
  const person = usePerson(me)
  const [looked, setLooked] = useState<Shown | null>(null)
  const [asked, setAsked] = useState<Shown | null>(null)
  const find = (shown: Shown | null) => shop.items.find(({ sku }) => sku === shown?.sku)
  const [lookedAt, askedFor] = [find(looked), find(asked)]

  const close = (shown: Shown | null) => shown && { ...shown, isOpen: false }
  const buy = ({ sku }: StoreItem) => {
    setLooked(close)
    if (!isLoggedIn) return ask({ reason: 'buy', next: runeShopPath(sku) })
    if (runes) return setAsked({ sku, isOpen: true })
    toaster.show({ kind: 'error', message: UNKNOWN })
    router.refresh()
  }
  const acts = { onBuy: buy, onWear: (item: StoreItem, isWorn: boolean) => void wear(item, isWorn) }
  return (
    <>
      <div className="mt-6 grid gap-4 md:grid-cols-2 md:items-start">
        <RuneBalance runes={runes} isMember={isLoggedIn} />
        <EarningList earnings={shop.earnings} isMember={isLoggedIn} />
      </div>
      {KINDS.map((kind) => (
        <Shelf
          key={kind}
          kind={kind}
          items={shop.items.filter((item) => item.kind === kind)}
          person={person}
          busy={busy}
          onLook={({ sku }) => setLooked({ sku, isOpen: true })}
          {...acts}
        />
      ))}
      {isLoggedIn && (
        <OwnThings items={shop.items} person={person} busy={busy} onWear={acts.onWear} />
      )}
      {looked && lookedAt && (
        <PreviewSheet
          item={lookedAt}
          person={person}
          isOpen={looked.isOpen}
          busy={busy}
          onClose={() => setLooked(close)}
          {...acts}
        />
      )}
      {asked && askedFor && isLoggedIn && (
        <BuyDialog
          key={askedFor.sku}
          item={askedFor}
          balance={runes?.total ?? 0}
          earnings={shop.earnings}
          isOpen={asked.isOpen}
          reload={() => reload(askedFor.sku)}
          onBought={(receipt) => void bought(askedFor, receipt.balanceAfter)}
          onClose={() => setAsked(close)}
        />
      )}
    </>
  )
}
