import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Receipt, StoreItem } from '@doran/contract'
import { useSubmit } from '@doran/forms'
import { amountLabel, useEventLog } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { articleObject } from '../../../../lib/rune-articles'
import { useFailureNotice } from '../../../../lib/use-failure-notice'

const UNCERTAIN = { message: '연결이 끊겨서 구매했는지 아직 몰라요. 다시 눌러도 한 번만 구매돼요.' }

// Refusals that ask for something else go to the page's notices.
const ERRORS = {
  codes: {
    NETWORK: UNCERTAIN,
    UNKNOWN: UNCERTAIN,
    MAINTENANCE: {},
    TOO_MANY: {},
  },
}

const STALE = new Set<string>([
  'PRICE_CHANGED',
  'ALREADY_OWNED',
  'NOT_YET_AGAIN',
  'COMMAS_FULL',
  'NOT_ENOUGH_RUNE',
])

type BuyOptions = {
  item: StoreItem
  /** Answers the article as it is now. */
  reload: () => Promise<StoreItem | undefined>
  onBought: (receipt: Receipt) => void
  onClose: () => void
}

/** Buys an article for the price that the person sees. */
export function useBuy({ item, reload, onBought, onClose }: BuyOptions) {
  const api = useApi()
  const log = useEventLog()
  const toaster = useToaster()
  const submission = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  const [oldPrice, setOldPrice] = useState<number | null>(null)
  const { sku, runes } = item

  const done = (receipt: Receipt) => {
    log.log({
      type: 'purchase',
      object: 'product',
      object_name: sku,
      object_attributes: { currency: receipt.currency, amount: receipt.price },
    })
    onClose()
    onBought(receipt)
    toaster.show({ kind: 'success', message: doneWords(item, receipt) })
  }
  /** Whether what is read anew says it all. */
  const readAgain = async ({ code, message }: ApiError): Promise<boolean> => {
    const now = await reload()
    if (code === 'PRICE_CHANGED') {
      setOldPrice(runes)
      return now !== undefined
    }
    if (code !== 'NOT_ENOUGH_RUNE') {
      onClose()
      toaster.show({ kind: 'error', message })
    }
    return true
  }
  const buy = () =>
    void submission.submit(
      async ({ id }) => {
        try {
          const input = { params: { sku }, body: { runes }, idempotencyKey: id }
          done(await api.call('POST /v1/store/rune/{sku}/buy', input))
        } catch (error) {
          const isStale = error instanceof ApiError && STALE.has(error.code)
          if (!isStale || !(await readAgain(error))) throw error
        }
      },
      { input: { sku, runes } },
    )
  return { submission, buy, oldPrice: oldPrice === runes ? null : oldPrice }
}

function doneWords(item: StoreItem, { given }: Receipt): string {
  if (given) return `${amountLabel(given.currency, given.amount)}를 받았어요.`
  return `${articleObject(item)} 구매했어요.`
}
