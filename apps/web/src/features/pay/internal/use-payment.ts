import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { PayQuote, Receipt } from '@doran/contract'
import { MONEY } from '@doran/contract/limits'
import { useSubmit } from '@doran/forms'
import { useEventLog } from '@doran/site/core'
import { useFailureNotice } from '../../../lib/use-failure-notice'
import type { PayArticle } from '../pay-address'

const UNCERTAIN = {
  message: '연결이 끊겨서 결제됐는지 아직 몰라요. 다시 눌러도 한 번만 결제돼요.',
}

// Refusals that ask for something else go to the page's notices.
const ERRORS = {
  codes: { NETWORK: UNCERTAIN, UNKNOWN: UNCERTAIN, MAINTENANCE: {}, TOO_MANY: {} },
}

/** A quote is asked for anew before it ends at the API, whose clock may be ahead. */
const GOOD_FOR_MS = (MONEY.quoteMinutes - 1) * 60_000

type Held = { of: PayQuote; quote: PayQuote; at: number; oldPrice: number | null }

/** Pays what the person sees: a quote that is old is asked for anew, and another price is shown before it is paid. */
export function usePayment(article: PayArticle, given: PayQuote) {
  const api = useApi()
  const log = useEventLog()
  const submission = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  const [held, setHeld] = useState<Held>(() => heldFrom(given))
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  /** The payment of this quote may have been made: it is asked about again, not made anew. */
  const [uncertain, setUncertain] = useState<PayQuote | null>(null)
  if (held.of !== given && !submission.isBusy && !uncertain) setHeld(heldFrom(given))
  const { quote, at, oldPrice } = held

  /** Null where the person has to look at it first. */
  const readAgain = async (seen: PayQuote): Promise<PayQuote | null> => {
    const now = await api.call('GET /v1/pay/quote', { query: article })
    const hasChanged = now.price !== seen.price
    setHeld({ of: given, quote: now, at: Date.now(), oldPrice: hasChanged ? seen.price : null })
    return hasChanged || now.balanceAfter === null ? null : now
  }
  const send = async ({ quoteId }: PayQuote, idempotencyKey: string) => {
    const paid = await api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey })
    log.log({
      type: 'purchase',
      object: 'product',
      object_name: article.type === 'gem' ? `gem-${article.id}` : article.id,
      object_attributes: { currency: paid.currency, amount: paid.price },
    })
    setReceipt(paid)
  }
  const isOld = () => Date.now() - at > GOOD_FOR_MS

  const pay = () =>
    void submission.submit(
      async ({ id }) => {
        const fresh = uncertain ?? (isOld() ? await readAgain(quote) : quote)
        if (!fresh) return
        try {
          await sendOnce(fresh, id)
        } catch (error) {
          if (!isStale(error)) throw error
          // The price is the same and only the quote had ended.
          const again = await readAgain(fresh)
          // What was refused has not used up the key.
          if (again) await sendOnce(again, id)
        }
      },
      { input: { ...article, price: quote.price } },
    )
  const sendOnce = async (sent: PayQuote, key: string) => {
    setUncertain(sent)
    try {
      await send(sent, key)
    } catch (error) {
      if (isAnswer(error)) setUncertain(null)
      throw error
    }
  }
  return { quote, oldPrice, receipt, pay, submission }
}

const heldFrom = (quote: PayQuote): Held => ({
  of: quote,
  quote,
  at: Date.now(),
  oldPrice: null,
})

/** The API decided; anything else may have been done. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const isStale = (error: unknown) =>
  error instanceof ApiError && (error.code === 'PRICE_CHANGED' || error.code === 'NOT_ENOUGH_COIN')
