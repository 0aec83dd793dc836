'use client'

import { useApi } from '@doran/api-client/react'
import { ApiError } from '@doran/api-client'
import type { Order, RefundQuote } from '@doran/contract'
import { useSubmit } from '@doran/forms'
import { wonLabel } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { useRouter } from 'next/navigation'
import { readOrNull } from '../../../../lib/read-or-null'
import { useFailureNotice } from '../../../../lib/use-failure-notice'

const UNCERTAIN = {
  message: '연결이 끊겨서 환불됐는지 아직 몰라요. 다시 눌러도 한 번만 환불돼요.',
}

// Refusals that ask for something else go to the page's notices.
const ERRORS = {
  codes: {
    NETWORK: UNCERTAIN,
    UNKNOWN: UNCERTAIN,
    PAYMENT_UNAVAILABLE: {},
    MAINTENANCE: {},
    REFUND_CHANGED: {},
    TOO_MANY: {},
    LIMITED_SESSION: {},
  },
}

const NOTHING_LEFT = '이 주문에는 환불할 코인이 남아 있지 않아요.'

const OVER = new Set<string>(['NOTHING_TO_REFUND', 'NOT_FOUND'])

type RefundOptions = {
  order: Order
  /** The order as it is now. */
  onChanged: (order: Order) => void
  onClose: () => void
}

/** Pays back what the person was shown, and nothing else. */
export function useRefund({ order: { id }, onChanged, onClose }: RefundOptions) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const submission = useSubmit({ errors: ERRORS, notice: useFailureNotice() })

  /** Whether there is something to ask about still. */
  const readAgain = async () => {
    const now = await readOrNull(api.call('GET /v1/order/{id}', { params: { id } }))
    if (now) onChanged(now)
    return now?.refund !== null
  }
  const end = () => {
    onClose()
    router.refresh()
  }
  const send = ({ amountKrw }: RefundQuote) =>
    void submission.submit(
      async (attempt) => {
        try {
          const after = await api.call('POST /v1/order/{id}/refund', {
            params: { id },
            body: { amountKrw },
            idempotencyKey: attempt.id,
          })
          onChanged(after)
          end()
          toaster.show({ kind: 'success', message: doneWords(after, amountKrw) })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          if (OVER.has(error.code)) end()
          if (error.code !== 'REFUND_CHANGED' || (await readAgain())) throw error
          end()
          toaster.show({ kind: 'error', message: NOTHING_LEFT })
        }
      },
      { input: { id, amountKrw } },
    )
  return { submission, send }
}

function doneWords({ isRefunding }: Order, amountKrw: number): string {
  return isRefunding
    ? '환불을 신청했어요. 끝나면 알림으로 알려 드릴게요.'
    : `${wonLabel(amountKrw)}을 환불했어요.`
}
