import type { Receipt } from '@doran/contract'
import { MONEY, PRICES, type RuneItem, type RuneSku } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dateInSeoul } from '../../platform/time/seoul-day.js'
import { addComma } from '../morning/index.js'
import {
  daysLater,
  notEnough,
  openWallet,
  pay,
  planSpend,
  postMovement,
  toParts,
} from '../wallet/index.js'
import { insertItem } from './inventory-repository.js'
import { nextPurchaseAt, type GemItem } from './next-purchase-repository.js'

const NAMES: Record<RuneSku, string> = {
  'frame-ember': '불씨 테두리',
  'frame-lantern': '등불 테두리',
  'frame-snow': '눈송이 테두리',
  'frame-star': '별자리 테두리',
  'ground-hanji': '꽃 한지 배경',
  'ground-night': '밤하늘 배경',
  'ground-paddy': '들녘 배경',
  'ornament-golden-bell': '금빛 종 장식',
  'ornament-aurora-ball': '오로라 구슬 장식',
  'ornament-galaxy-jar': '은하수 병 장식',
  'ornament-snow-globe': '스노글로브 장식',
  'ornament-nacre-moon': '자개 달 장식',
  'ornament-ember': '꺼지지 않는 불씨 장식',
  comma: '쉼표',
  'ticket-gem-10': '젬 10개 이용권',
}

/**
 * Buys an article of the rune shop; `runes` is the price that the person was shown.
 * @throws AppError PRICE_CHANGED, ALREADY_OWNED, NOT_YET_AGAIN, COMMAS_FULL, NOT_ENOUGH_RUNE
 */
export async function buyWithRunes(
  ctx: Context<never, Member>,
  { sku, runes }: { sku: RuneSku; runes: number },
): Promise<Receipt> {
  const item = PRICES.runeItems.find((each) => each.sku === sku)
  if (!item) throw new AppError('NOT_FOUND')
  if (item.runes !== runes) throw new AppError('PRICE_CHANGED')
  if (item.kind === 'ticket') return buyGems(ctx, item)
  return item.kind === 'comma' ? buyComma(ctx, item) : buyItem(ctx, item)
}

async function buyItem(ctx: Context<never, Member>, item: RuneItem): Promise<Receipt> {
  const { profileId } = ctx.actor
  const row = { id: ctx.newId(), profileId, sku: item.sku, isWorn: false }
  const isNew = await insertItem(ctx.db, { ...row, createdAt: ctx.clock.now() })
  if (!isNew) throw new AppError('ALREADY_OWNED')
  return pay(ctx, { profileId, currency: 'rune', amount: item.runes, title: NAMES[item.sku] })
}

async function buyComma(ctx: Context<never, Member>, item: RuneItem): Promise<Receipt> {
  const { profileId } = ctx.actor
  // Locked before the commas are counted, so that two at once are not one too many.
  await openWallet(ctx, profileId, 'rune')
  await addComma(ctx, profileId)
  return pay(ctx, { profileId, currency: 'rune', amount: item.runes, title: NAMES[item.sku] })
}

async function buyGems(ctx: Context<never, Member>, item: GemItem): Promise<Receipt> {
  const { profileId } = ctx.actor
  const now = ctx.clock.now()
  const gemWallet = await openWallet(ctx, profileId, 'gem')
  const runeWallet = await openWallet(ctx, profileId, 'rune')
  if (await nextPurchaseAt(ctx, profileId, item)) throw new AppError('NOT_YET_AGAIN')
  const parts = await planSpend(ctx, runeWallet.id, item.runes)
  if (!parts) throw notEnough('rune', item.runes - runeWallet.balance)
  const title = NAMES[item.sku]
  const expiresAt = daysLater(now, MONEY.giftGemDays)
  const movementId = await postMovement(
    ctx,
    { kind: 'ticket', profileId, title, earning: { key: item.sku, on: dateInSeoul(now) } },
    [
      { walletId: runeWallet.id, currency: 'rune', delta: -item.runes, lots: parts },
      { account: 'spent', currency: 'rune', delta: item.runes, lots: parts },
      { account: 'granted', currency: 'gem', delta: -item.gems },
      {
        walletId: gemWallet.id,
        currency: 'gem',
        delta: item.gems,
        new: [{ amount: item.gems, unitKrw: 0, origin: 'ticket', expiresAt }],
      },
    ],
  )
  if (movementId === null) throw new Error('a purchase of gems has no key to be repeated under')
  return {
    movementId,
    title,
    currency: 'rune',
    price: item.runes,
    balanceBefore: runeWallet.balance,
    balanceAfter: runeWallet.balance - item.runes,
    parts: toParts(parts),
    given: { currency: 'gem', amount: item.gems },
    createdAt: now.toISOString(),
  }
}
