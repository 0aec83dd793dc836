import { PRICES, type RuneItem } from '@doran/contract/limits'
import { amountLabel } from '@doran/site/core'

type GemItem = Extract<RuneItem, { kind: 'ticket' }>

const isGemItem = (item: RuneItem): item is GemItem => item.kind === 'ticket'

/** What runes buy of gems; null while no item sells gems. */
export function gemItemCopy(): string | null {
  const item = PRICES.runeItems.find(isGemItem)
  if (!item) return null
  const { runes, gems, everyDays } = item
  return `${amountLabel('rune', runes)}로 ${amountLabel('gem', gems)}를 받아요. ${everyDays}일에 한 번 살 수 있어요.`
}
