import { LogOnce } from '@doran/site/usage'
import { RuneShopSections } from './internal/rune-shop-sections'
import { ShopFailed } from './internal/shop-failed'
import type { RuneShopContent } from './read-rune-shop'

/** What runes buy, and how they come together. */
export function RuneShopPage({ content }: { content: RuneShopContent }) {
  const { shop, ...own } = content
  return (
    <div className="page between-bars max-w-[928px] pt-6 pb-12 md:pt-10">
      <LogOnce
        event={{ type: 'view', object: 'product', object_name: 'runeShop', object_attributes: {} }}
      />
      <h1 className="text-h1 font-extrabold">룬 상점</h1>
      <p className="prose-ko mt-1 text-text-2">룬은 살 수 없어요. 함께 놀면 쌓여요.</p>
      {shop ? <RuneShopSections given={{ ...own, shop }} /> : <ShopFailed />}
    </div>
  )
}
