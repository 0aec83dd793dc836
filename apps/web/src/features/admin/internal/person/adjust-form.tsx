'use client'

import { useState } from 'react'
import type { Currency, Me } from '@doran/contract'
import { WALLET_LENGTHS } from '@doran/contract/wallet/limits'
import { Form, FormErrorSummary } from '@doran/forms'
import { amountLabel } from '@doran/site/core'
import { Button, ChoiceRow, Segmented, TextArea, TextField } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { useAdjust } from './use-adjust'

const CURRENCIES = [
  { value: 'coin', label: '코인' },
  { value: 'rune', label: '룬' },
  { value: 'gem', label: '젬' },
] as const satisfies readonly { value: Currency; label: string }[]

const SIGNS = [
  { value: 'add', label: '더하기' },
  { value: 'take', label: '빼기' },
] as const

export type AdjustFormProps = { me: Me; profileId: string; onAdjusted: () => void }

/** Adds to a wallet or takes away; it is asked once more, because nothing takes it back. */
export function AdjustForm(props: AdjustFormProps) {
  const { written, write, amount, fields, submission, send, sheet } = useAdjust(props)
  const [isAsked, setIsAsked] = useState(false)
  const { currency, sign, reason } = written
  const act = sign === 'add' ? '더하기' : '빼기'
  return (
    <>
      <Form
        submission={submission}
        fields={fields}
        onSubmit={() => setIsAsked(true)}
        className="corner-card mt-4 flex flex-col gap-4 bg-surface-1 px-5 py-5"
      >
        <ChoiceRow label="바꿀 것">
          <Segmented
            legend="바꿀 것"
            options={CURRENCIES}
            value={currency}
            onChange={(next) => write({ currency: next })}
          />
        </ChoiceRow>
        <ChoiceRow label="더하거나 빼기">
          <Segmented
            legend="더하거나 빼기"
            options={SIGNS}
            value={sign}
            onChange={(next) => write({ sign: next })}
          />
        </ChoiceRow>
        <TextField
          label="개수"
          name="amount"
          inputMode="numeric"
          value={written.amount}
          error={fields.errorOf('amount')}
          onChange={(event) => {
            write({ amount: event.currentTarget.value })
            fields.changed('amount')
          }}
        />
        <TextArea
          label="이유"
          hint="그 사람의 내역에 그대로 보여요."
          name="reason"
          rows={2}
          limit={WALLET_LENGTHS.adjustReason}
          value={reason}
          error={fields.errorOf('reason')}
          onChange={(event) => {
            write({ reason: event.currentTarget.value })
            fields.changed('reason')
          }}
        />
        <Button
          type="submit"
          kind="secondary"
          className="self-start"
          disabled={submission.isWaiting}
        >
          {act}
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`${amountLabel(currency, amount ?? 0)}를 ${sign === 'add' ? '더할까요' : '뺄까요'}?`}
        confirmLabel={act}
        cancelLabel="취소"
        isBusy={submission.isBusy}
        onConfirm={() => void send().then(() => setIsAsked(false))}
      >
        <p className="prose-ko">이유가 내역에 남아요: {reason.trim()}</p>
        <div className="mt-3 empty:hidden">
          <FormErrorSummary submission={submission} />
        </div>
      </ConfirmDialog>
      {sheet}
    </>
  )
}
