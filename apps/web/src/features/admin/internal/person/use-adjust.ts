import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Currency, Me } from '@doran/contract'
import { WALLET_FIELD_COPY } from '@doran/contract/wallet/copy'
import { WALLET_LENGTHS } from '@doran/contract/wallet/limits'
import { useFieldErrors, useSubmit } from '@doran/forms'
import { useToaster } from '@doran/site/session'
import { useProof } from '../../../../lib/proof/use-proof'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import { personPath } from '../../admin-address'

type Written = { currency: Currency; sign: 'add' | 'take'; amount: string; reason: string }

const NOTHING: Written = { currency: 'gem', sign: 'add', amount: '', reason: '' }
const MOST = 100_000

type AdjustOptions = { me: Me; profileId: string; onAdjusted: () => void }

/** A change of a wallet as it is written and sent: once, however often it is tried. */
export function useAdjust({ me, profileId, onAdjusted }: AdjustOptions) {
  const api = useApi()
  const toaster = useToaster()
  const { proved, sheet } = useProof(me, personPath(profileId))
  const submission = useSubmit({
    errors: { fields: { reason: 'reason', delta: 'amount' } },
    notice: useFailureNotice(),
  })
  const [written, setWritten] = useState(NOTHING)
  const amount = amountOf(written.amount)
  const length = Array.from(written.reason.trim()).length
  const isReason = length >= WALLET_LENGTHS.adjustReasonMin && length <= WALLET_LENGTHS.adjustReason
  const fields = useFieldErrors({
    names: ['amount', 'reason'],
    problems: {
      amount: amount === null ? '1~100,000의 수를 입력해 주세요.' : undefined,
      reason: isReason ? undefined : WALLET_FIELD_COPY.adjustReason,
    },
    submission,
    mode: 'submit',
  })
  async function send() {
    if (amount === null) return
    const { currency, sign, reason } = written
    const delta = sign === 'add' ? amount : -amount
    const body = { profileId, currency, delta, reason: reason.trim() }
    await submission.submit(
      async ({ id }) => {
        const line = await proved(() =>
          api.call('POST /v1/admin/wallet/adjust', { body, idempotencyKey: id }),
        )
        if (!line) return
        setWritten({ ...NOTHING, currency })
        toaster.show({ kind: 'success', message: '지갑을 바꿨어요.' })
        onAdjusted()
      },
      { input: body },
    )
  }
  return {
    written,
    write: (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change })),
    amount,
    fields,
    submission,
    send,
    sheet,
  }
}

function amountOf(text: string): number | null {
  const digits = text.replaceAll(',', '').trim()
  const amount = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return amount >= 1 && amount <= MOST ? amount : null
}
