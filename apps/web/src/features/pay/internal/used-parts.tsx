import type { WalletPart } from '@doran/contract'
import { originLabel } from '@doran/site/core'
import { Money } from '@doran/ui'
import { SPENDING_ORDER } from '../../../lib/spending-order'

type UsedPartsProps = { parts: readonly WalletPart[]; isPaid?: boolean }

/** Which of the person's coins pay, in the order they are taken. */
export function UsedParts({ parts, isPaid = false }: UsedPartsProps) {
  if (parts.length === 0) return null
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p className="text-text-2">{isPaid ? '쓴 코인' : '쓰는 코인'}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {parts.map(({ origin, amount }, at) => (
          <li key={`${origin} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{originLabel(origin)}</span>
            <Money currency="coin" amount={amount} />
          </li>
        ))}
      </ul>
      {!isPaid && <p className="prose-ko mt-2 text-text-3">{SPENDING_ORDER}</p>}
    </div>
  )
}
