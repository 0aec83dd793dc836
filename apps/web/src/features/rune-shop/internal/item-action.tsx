import type { StoreItem } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { Button, type ButtonKind } from '@doran/ui'
import { articleName } from '../../../lib/rune-articles'
import type { ItemActs } from './item-acts'

type ItemActionProps = ItemActs & { item: StoreItem; kind?: ButtonKind; isWide?: boolean }

/** The one thing that can be done with an article now, if there is any. */
export function ItemAction({ item, kind = 'secondary', isWide, ...acts }: ItemActionProps) {
  const { onBuy, onWear, busy } = acts
  const { owned, availableAt, runes, held } = item
  const name = articleName(item)
  const look = { kind, ...(isWide && { isWide }) }
  if (owned && item.kind === 'frame') {
    const act = owned.isWorn ? '해제' : '착용'
    return (
      <Button
        {...look}
        isBusy={busy === item.sku}
        aria-label={`${name} ${act}`}
        onClick={() => onWear(item, !owned.isWorn)}
      >
        {act}
      </Button>
    )
  }
  if (owned || availableAt !== null || held?.room === 0) return null
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      aria-label={`${name}, ${amountLabel('rune', runes)}로 구매`}
      onClick={() => onBuy(item)}
    >
      구매
    </Button>
  )
}
