import type { CoinPack } from '@doran/contract'
import { amountLabel, wonLabel } from '@doran/site/core'

/** What comes on top, and what a coin costs with it. */
export function packDetail({ coins, bonus, priceKrw }: CoinPack): string {
  const each = priceKrw / (coins + bonus)
  const price = `코인 하나에 ${Number.isInteger(each) ? '' : '약 '}${wonLabel(Math.round(each))}`
  return bonus > 0 ? `보너스 ${amountLabel('coin', bonus)} · ${price}` : price
}
