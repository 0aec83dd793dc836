import type { CoinPack } from '@doran/contract'
import { amountWords, wonWords } from '@doran/site/core'

/** What comes on top, and what a coin costs with it. */
export function packDetail({ coins, bonus, priceKrw }: CoinPack): string {
  const each = priceKrw / (coins + bonus)
  const price = `코인 하나에 ${Number.isInteger(each) ? '' : '약 '}${wonWords(Math.round(each))}`
  return bonus > 0 ? `보너스 ${amountWords('coin', bonus)} · ${price}` : price
}
