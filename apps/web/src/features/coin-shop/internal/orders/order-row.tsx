import type { Order } from '@doran/contract'
import { ZoneLink, wonLabel } from '@doran/site/core'
import { Badge, Button, type BadgeProps } from '@doran/ui'
import { packWords, receiptMoment, statusWords } from '../../../../lib/order-words'
import { receiptPath } from '../../../../lib/wallet-paths'

type OrderRowProps = {
  order: Order
  /** Null where this person cannot have anything paid back here. */
  onRefund: (() => void) | null
}

export function OrderRow({ order, onRefund }: OrderRowProps) {
  const { id, amountKrw, refundedKrw, createdAt, paidAt, refund } = order
  const when = receiptMoment(paidAt ?? createdAt)
  return (
    <li data-entry={id} className="px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          <ZoneLink
            href={receiptPath(id)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {packWords(order)}
          </ZoneLink>
        </h3>
        <p className="font-semibold tabular-nums">{wonLabel(amountKrw)}</p>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-text-2">
        <time dateTime={paidAt ?? createdAt}>{when}</time>
        <span className="flex flex-wrap items-center gap-2">
          {refundedKrw > 0 && <span>환불한 금액 {wonLabel(refundedKrw)}</span>}
          <Badge tone={toneOf(order)}>{statusWords(order)}</Badge>
        </span>
      </div>
      {refund && onRefund && (
        <div className="mt-2 flex justify-end">
          <Button
            kind="secondary"
            onClick={onRefund}
            aria-label={`${when} ${packWords(order)} 환불`}
          >
            환불
          </Button>
        </div>
      )}
    </li>
  )
}

function toneOf({ status, isRefunding }: Order): NonNullable<BadgeProps['tone']> {
  if (isRefunding || status === 'pending') return 'info'
  if (status === 'paid') return 'success'
  return status === 'failed' ? 'danger' : 'plain'
}
