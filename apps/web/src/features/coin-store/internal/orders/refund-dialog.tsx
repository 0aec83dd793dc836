'use client'

import { useState } from 'react'
import type { Order, RefundQuote } from '@doran/contract'
import { MONEY } from '@doran/contract/limits'
import { FormErrorSummary } from '@doran/forms'
import { amountWords, numberWords, wonWords } from '@doran/site/core'
import { ConfirmDialog } from '@doran/ui/overlay'
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
  const { refund } = order
  // What was asked stays in sight while the dialog closes.
  const [quote, setQuote] = useState(refund)
  if (refund && refund !== quote) setQuote(refund)
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
      confirmLabel={`${wonWords(quote.amountKrw)} 환불받기`}
      cancelLabel="취소"
      isBusy={submission.isBusy}
      onConfirm={() => send(quote)}
    >
      <p className="prose-ko">결제한 수단으로 돌려드려요. 환불하면 되돌릴 수 없어요.</p>
      <Quote refund={quote} />
      <div className="mt-3 empty:hidden">
        <FormErrorSummary submission={submission} />
      </div>
    </ConfirmDialog>
  )
}

function Quote({
  refund: { coins, bonus, usedBonus, feeKrw, amountKrw },
}: {
  refund: RefundQuote
}) {
  const rows = [
    { name: '환불하는 코인', value: amountWords('coin', coins), isShown: true },
    { name: '회수하는 보너스', value: amountWords('coin', bonus), isShown: bonus > 0 },
    { name: '이미 쓴 보너스', value: `코인 −${numberWords(usedBonus)}개`, isShown: usedBonus > 0 },
    {
      name: usedBonus > 0 ? '쓴 보너스를 뺀 코인 값' : '코인 값',
      value: wonWords(amountKrw + feeKrw),
      isShown: usedBonus > 0 || feeKrw > 0,
    },
    {
      name: `수수료 ${Math.round(MONEY.refundFee * 100)}% (${MONEY.fullRefundDays}일 지남)`,
      value: `−${wonWords(feeKrw)}`,
      isShown: feeKrw > 0,
    },
  ]
  return (
    <dl className="mt-4 flex flex-col gap-2 tabular-nums">
      {rows.map(
        ({ name, value, isShown }) =>
          isShown && (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{name}</dt>
              <dd className="text-text">{value}</dd>
            </div>
          ),
      )}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 font-semibold text-text">
        <dt>돌려받는 금액</dt>
        <dd>{wonWords(amountKrw)}</dd>
      </div>
    </dl>
  )
}
