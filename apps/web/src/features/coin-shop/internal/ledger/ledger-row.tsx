import type { LedgerLine } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Money } from '@doran/ui'
import { receiptPath } from '../../../../lib/wallet-paths'
import { clockWords } from './day-words'
import { lineWords, partWords } from '../../../../lib/line-words'

/** A movement, as a bank's statement has it: what for, how much, and what was left. */
export function LedgerRow({ line }: { line: LedgerLine }) {
  const { id, currency, delta, balanceAfter, memo, orderId, createdAt } = line
  const { what, kind } = lineWords(line)
  const parts = partWords(line)
  return (
    <li data-entry={id} tabIndex={-1} className="px-5 py-4 -outline-offset-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold">
          {orderId === null ? (
            what
          ) : (
            <ZoneLink href={receiptPath(orderId)} className="underline underline-offset-4">
              {what}
            </ZoneLink>
          )}
        </p>
        <Money
          currency={currency}
          amount={delta}
          isChange
          className={`shrink-0 font-semibold ${delta < 0 ? 'text-text-2' : ''}`}
        />
      </div>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-text-2">
        <p className="min-w-0">
          <time dateTime={createdAt}>{clockWords(createdAt)}</time>
          {kind && ` · ${kind}`}
          {parts && ` · ${parts}`}
        </p>
        <p className="ml-auto flex items-baseline gap-1 text-text-3">
          잔액 <Money currency={currency} amount={balanceAfter} />
        </p>
      </div>
      {memo && <p className="prose-ko mt-1 text-sm text-text-2">이유: {memo}</p>}
    </li>
  )
}
