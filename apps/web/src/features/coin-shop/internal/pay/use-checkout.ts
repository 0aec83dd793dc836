'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { BodyOf } from '@doran/contract'
import { TERMS_VERSION } from '@doran/contract/names'
import { useSubmit } from '@doran/forms'
import { useRouter } from 'next/navigation'
import { useFailureNotice } from '../../../../lib/use-failure-notice'

const NOT_OPENED = { message: '결제창을 열지 못했어요. 돈은 나가지 않았어요.' }

// Nothing is paid before the provider's own page. Refusals that ask for something else go to the page's notices.
const ERRORS = {
  codes: {
    NETWORK: NOT_OPENED,
    UNKNOWN: NOT_OPENED,
    MAINTENANCE: NOT_OPENED,
    PAYMENT_UNAVAILABLE: NOT_OPENED,
    STORE_CLOSED: {},
    INVALID_INPUT: {},
    LIMITED_SESSION: {},
    TOO_MANY: {},
    CONSENT_NEEDED: { message: '바뀐 약관에 동의하면 결제할 수 있어요.' },
  },
}

/** Makes an order and leads to where it is paid. */
export function useCheckout(next: string | null) {
  const api = useApi()
  const router = useRouter()
  const submission = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  const isLeaving = useLeaving()

  const pay = (sku: string, agreesToTerms: boolean) =>
    void submission.submit(
      async ({ id }) => {
        const body: BodyOf<'POST /v1/order'> = {
          sku,
          ...(next && { next }),
          ...(agreesToTerms && { terms: TERMS_VERSION }),
        }
        const { checkoutUrl } = await api.call('POST /v1/order', { body, idempotencyKey: id })
        isLeaving.set()
        window.location.assign(checkoutUrl)
      },
      {
        input: { sku, next, agreesToTerms },
        // The terms changed since the page was read: it then asks for them.
        onFailure: (error) => {
          if (error instanceof ApiError && error.code === 'CONSENT_NEEDED') router.refresh()
        },
      },
    )
  return { submission, pay, isBusy: submission.isBusy || isLeaving.value }
}

/** From the answer until the next page is there; over where the browser brings this page back as it was. */
function useLeaving() {
  const [value, setValue] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setValue(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  return { value, set: () => setValue(true) }
}
