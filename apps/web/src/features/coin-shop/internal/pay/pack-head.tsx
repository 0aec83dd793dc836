import type { CoinPack } from '@doran/contract'
import { wonLabel } from '@doran/site/core'
import { Money } from '@doran/ui'

/** The whole price first, then the coins. */
export function PackHead({ pack }: { pack: CoinPack }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-story font-extrabold tabular-nums">{wonLabel(pack.priceKrw)}</span>{' '}
      <Money currency="coin" amount={pack.coins} className="font-semibold" />
    </span>
  )
}
