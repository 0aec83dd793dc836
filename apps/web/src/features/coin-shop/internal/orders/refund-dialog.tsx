'use client'

import { useState } from 'react'
import type { Order } from '@doran/contract'
import { FormErrorSummary } from '@doran/forms'
import { wonLabel } from '@doran/site/core'
import { ConfirmDialog } from '@doran/ui/overlay'
import { RefundSums, hasSpent } from './refund-sums'
import { ReturnGemsFirst } from './return-gems-first'
import { useRefund } from './use-refund'

type RefundDialogProps = {
  order: Order
  isOpen: boolean
  onClose: () => void
  onChanged: (order: Order) => void
}

/** What would come back to the last won, before anybody is asked. */
export function RefundDialog({ order, isOpen, onClose, onChanged }: RefundDialogProps) {
  const { submission, send } = useRefund({ order, onChanged, onClose })
  // What was asked stays in sight while the dialog closes.
  const [asked, setAsked] = useState(order)
  if (order.refund && order !== asked) setAsked(order)
  const quote = asked.refund
  if (!quote) return null
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (isNowOpen) return
        submission.clear()
        onClose()
      }}
      title="환불받을까요?"
      confirmLabel={`${wonLabel(quote.amountKrw)} 환불받기`}
      cancelLabel="취소"
      isBusy={submission.isBusy}
      onConfirm={() => send(quote)}
    >
      <p className="prose-ko">
        남은 코인이 없어지고, 결제한 수단으로 돈을 돌려드려요. 환불하면 되돌릴 수 없어요.
      </p>
      <RefundSums order={asked} quote={quote} />
      {hasSpent(asked, quote) && <ReturnGemsFirst />}
      <div className="mt-3 empty:hidden">
        <FormErrorSummary submission={submission} />
      </div>
    </ConfirmDialog>
  )
}
