import type { PayQuote } from '@doran/contract'
import { ZoneLink, numberLabel, wonLabel } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'
import { packWords } from '../../../lib/order-words'
import { coinShopPath } from '../../../lib/wallet-paths'

type MissingCoinsProps = {
  quote: PayQuote
  /** Where the person comes back to with more coins. */
  here: string
}

/** How many coins are missing, and the smallest pack that is enough. */
export function MissingCoins({ quote: { balanceBefore, missing, pack }, here }: MissingCoinsProps) {
  return (
    <Card as="section" aria-labelledby="missing" isMine className="mt-4">
      <h2 id="missing" className="font-semibold">
        코인이 {numberLabel(missing)}개 모자라요.
      </h2>
      <p className="prose-ko mt-1 text-text-2">지금은 {numberLabel(balanceBefore)}개 있어요.</p>
      {pack && (
        <p className="prose-ko mt-1 text-text-2">
          가장 작은 충전은 {packWords(pack)}, {wonLabel(pack.priceKrw)}이에요.
        </p>
      )}
      <ZoneLink
        href={coinShopPath({ sku: pack?.sku ?? null, next: here })}
        className={buttonClass({}, 'mt-4')}
      >
        코인 충전하러 가기
      </ZoneLink>
    </Card>
  )
}
