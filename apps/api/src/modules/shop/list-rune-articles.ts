import type { RuneStore, StoreItem } from '@doran/contract'
import { EARNINGS, MORNING, PRICES, type Earning, type RuneItem } from '@doran/contract/limits'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { countCommas } from '../morning/index.js'
import { countEarned } from '../wallet/index.js'
import { listItems } from './inventory-repository.js'
import type { InventoryRow } from '../../schema/shop/inventory-item.table.js'
import { nextPurchaseAt } from './next-purchase-repository.js'

/** Everything that runes buy, and what they are given for; to a member with what they have and have left. */
export async function listRuneArticles(ctx: Context<never, Actor>): Promise<RuneStore> {
  const profileId = profileIdOf(ctx.actor)
  const mine = profileId === null ? [] : await listItems(ctx.db, profileId)
  return {
    items: await Promise.all(
      PRICES.runeItems.map((item) => toShopItem(ctx, { item, mine, profileId })),
    ),
    earnings: await Promise.all(earningKeys().map((key) => toEarning(ctx, key, profileId))),
  }
}

type Shown = { item: RuneItem; mine: readonly InventoryRow[]; profileId: string | null }

async function toShopItem(ctx: Context, { item, mine, profileId }: Shown): Promise<StoreItem> {
  const { sku, kind, runes } = item
  const owned = mine.find((row) => row.sku === sku)
  const availableAt =
    profileId !== null && item.kind === 'ticket' ? await nextPurchaseAt(ctx, profileId, item) : null
  return {
    sku,
    kind,
    runes,
    owned: owned ? { id: owned.id, isWorn: owned.isWorn } : null,
    availableAt: availableAt?.toISOString() ?? null,
    held: kind === 'comma' && profileId !== null ? await holdingOf(ctx, profileId) : null,
  }
}

async function holdingOf(ctx: Context, profileId: string) {
  const count = await countCommas(ctx, profileId)
  return { count, room: Math.max(0, MORNING.commas - count) }
}

async function toEarning(ctx: Context, key: Earning, profileId: string | null) {
  const { runes, timesADay } = EARNINGS[key]
  const leftToday =
    profileId === null
      ? null
      : Math.max(0, timesADay - (await countEarned(ctx, { profileId, earning: key })))
  return { key, runes, timesADay, leftToday }
}

function earningKeys(): Earning[] {
  return Object.keys(EARNINGS).filter((key): key is Earning => Object.hasOwn(EARNINGS, key))
}
