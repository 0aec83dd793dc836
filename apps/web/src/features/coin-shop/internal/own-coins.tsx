'use client'

import { useState } from 'react'
import type { Wallet } from '@doran/contract'
import { formatDay, originLabel } from '@doran/site/core'
import { Card, Money } from '@doran/ui'
import { SPENDING_ORDER } from '../../../lib/spending-order'
import { PartFailed } from './part-failed'

/** How many coins a member has, of what kind, and until when. */
export function OwnCoins({ wallet }: { wallet: Wallet | null }) {
  const [now] = useState(() => new Date())
  if (wallet === null) {
    return (
      <div className="mb-10">
        <PartFailed>가진 코인을 불러오지 못했어요. 코인은 그대로 있어요.</PartFailed>
      </div>
    )
  }
  const { total, parts } = wallet.coin
  return (
    <Card as="section" aria-labelledby="own-coins" isMine className="mb-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="own-coins" className="text-sm font-semibold text-text-2">
          가진 코인
        </h2>
        <Money currency="coin" amount={total} size={20} className="text-h3 font-extrabold" />
      </div>
      {parts.length > 0 && (
        <>
          <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
            {parts.map((part) => (
              <li
                key={part.origin}
                className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm"
              >
                <span className="text-text-2">
                  {originLabel(part.origin)}
                  {part.expiresAt !== null && (
                    <span className="text-text-3"> · {expiryWords(part.expiresAt, now)}</span>
                  )}
                </span>
                <Money currency="coin" amount={part.amount} className="ml-auto" />
              </li>
            ))}
          </ul>
          <p className="prose-ko mt-3 text-sm text-text-3">{SPENDING_ORDER}</p>
        </>
      )}
    </Card>
  )
}

// Of a part that was bought bit by bit, the rest expires later.
function expiryWords(expiresAt: string, now: Date): string {
  return `가장 먼저 끝나는 날 ${formatDay(new Date(expiresAt), now)}`
}
