import { PRICES, type RuneItem } from '@doran/contract/limits'
import { amountLabel } from '@doran/site/core'

type Ticket = Extract<RuneItem, { kind: 'ticket' }>

const isTicket = (item: RuneItem): item is Ticket => item.kind === 'ticket'

/** What runes buy of gems; null where there is no such ticket. */
export function gemTicketWords(): string | null {
  const ticket = PRICES.runeItems.find(isTicket)
  if (!ticket) return null
  const { runes, gems, everyDays } = ticket
  return `${amountLabel('rune', runes)}로 ${amountLabel('gem', gems)}를 받아요. ${everyDays}일에 한 번 살 수 있어요.`
}
